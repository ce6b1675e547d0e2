import { BookData, Page } from '@lectern/contracts/main'
import { z } from 'zod'

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>

export interface LongBook {
  readonly bookId: number
  /** Ids of all pages in reading order. */
  readonly pageIds: readonly number[]
  readonly chapterIds: readonly number[]
}

const usualPagesPerChapter = 50
const pagesPerWrite = 10

export interface LongBookOptions {
  readonly pages: number
  readonly wordsPerPage: number
  readonly pagesPerChapter?: number
  /** Ends a sentence after each 14 words, which cost the reader's files a few bytes. */
  readonly withSentences?: boolean
}

/** Creates and publishes a book of chapters of 50 pages by default, whose words have times. */
export async function makeLongBook(call: Call, o: LongBookOptions): Promise<LongBook> {
  const { pages, pagesPerChapter = usualPagesPerChapter } = o
  const made = BookData.parse(
    await call('POST', '/books', { title: `${pages} pages`, language: 'en', visibility: 'public' }),
  )
  const { id: bookId } = made.bookInfo
  const pageIds: number[] = []
  const chapterIds: number[] = []
  for (let first = 0; first < pages; first += pagesPerChapter) {
    const name = `Chapter ${first / pagesPerChapter + 1}`
    const chapter = first === 0 ? made.chapters[0] : await call('POST', `/books/${bookId}/chapters`, { name })
    const { id } = z.object({ id: z.number() }).parse(chapter)
    chapterIds.push(id)
    pageIds.push(...(await fillChapter(call, id, { ...o, pages: Math.min(pagesPerChapter, pages - first) })))
  }
  await call('POST', `/api/book/${bookId}/publish`, {})
  return { bookId, pageIds, chapterIds }
}

async function fillChapter(
  call: Call,
  chapterId: number,
  { pages: count, wordsPerPage, withSentences = false }: LongBookOptions,
): Promise<number[]> {
  const names = Array.from({ length: count }, (_, index) => ({ name: `Page ${index + 1}` }))
  const answer = await call('POST', `/chapters/${chapterId}/pages/batch`, { pages: names })
  const { pages } = z.object({ pages: z.array(Page) }).parse(answer)
  for (let first = 0; first < pages.length; first += pagesPerWrite) {
    const writes = pages.slice(first, first + pagesPerWrite).map(({ pageId, variations }, index) => ({
      pageId,
      variation: 'en',
      variationId: variations[0]?.id,
      rectData: { rects: [], rectsByWords: makeWords(pageId, first + index, { count: wordsPerPage, withSentences }) },
    }))
    await call('PUT', '/page-variations/update-rect-data', writes)
  }
  return pages.map(({ pageId }) => pageId)
}

const wordsPerLine = 12
const wordSeconds = 0.31
const wordsPerSentence = 14

function makeWords(
  pageId: number,
  pageIndex: number,
  { count, withSentences }: { count: number; withSentences: boolean },
) {
  return Array.from({ length: count }, (_, index) => {
    // Irregular as in speech: regular times compress better than any narration.
    const shift = ((pageId * 389 + index * 7919) % 997) / 10_000
    const startTime = (pageIndex * count + index) * wordSeconds + shift
    return {
      id: `r-${pageId}-${index}`,
      x: 120 + (index % wordsPerLine) * 104,
      y: 140 + Math.floor(index / wordsPerLine) * 46,
      width: 96,
      height: 34,
      word: `word${(pageId * 31 + index * 7919) % 9973}${withSentences && index % wordsPerSentence === 13 ? '.' : ''}`,
      startTime: Number(startTime.toFixed(3)),
      endTime: Number((startTime + 0.2).toFixed(3)),
      sentenceId: `s-${Math.floor(index / wordsPerSentence)}`,
      // The boxes are too close for a space to be measured between them.
      ...(withSentences ? { detectedBreak: { type: 'SPACE' } } : {}),
    }
  })
}
