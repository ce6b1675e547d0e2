import { z } from 'zod'
import type { TimedWord } from './score-lit-words.ts'

const Book = z.object({
  bookInfo: z.object({ id: z.number() }),
  chapters: z.array(
    z.object({
      pages: z.array(
        z.object({
          pageId: z.number(),
          variations: z.array(
            z.object({
              variation: z.string(),
              rectData: z.object({
                rectsByWords: z.array(z.object({ id: z.string(), startTime: z.number(), endTime: z.number() })),
              }),
            }),
          ),
        }),
      ),
    }),
  ),
})

export interface SampleBook {
  readonly bookId: number
  /** Pages of the first chapter in order. */
  readonly pages: readonly { readonly pageId: number; readonly words: readonly TimedWord[] }[]
}

/** Reads the pages and English words of the sample book's first chapter. */
export async function readSampleBook(url: string): Promise<SampleBook> {
  const [summary] = z
    .array(z.object({ id: z.number() }))
    .parse(await (await fetch(`${url}/books/minimal/7?search=Nell`)).json())
  if (summary === undefined) throw new Error('The library has no book.')
  const book = Book.parse(await (await fetch(`${url}/file/bookData/${summary.id}`)).json())
  const [chapter] = book.chapters
  if (chapter === undefined) throw new Error('The sample book has no chapter.')
  const pages = chapter.pages.map(({ pageId, variations }) => {
    const words = variations
      .filter(({ variation }) => variation === 'en')
      .flatMap(({ rectData }) => rectData.rectsByWords)
      .map(({ id, startTime, endTime }) => ({ key: `${pageId}/${id}`, start: startTime, end: endTime }))
    return { pageId, words }
  })
  return { bookId: book.bookInfo.id, pages }
}
