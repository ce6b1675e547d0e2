import { BookData, Page } from '@lectern/contracts/main'
import { z } from 'zod'

export interface LargeBook {
  bookId: number
  chapterId: number
  /** A saved page, which the bench saves again. */
  page: { pageId: number; variation: string; variationId: number | undefined; rectData: unknown }
}

/** Creates and publishes a book of one chapter whose pages have as many words as recognised ones. */
export async function makeLargeBook(
  call: (method: string, path: string, body?: unknown) => Promise<unknown>,
  { pages, wordsPerPage }: { pages: number; wordsPerPage: number },
): Promise<LargeBook> {
  const book = BookData.parse(await call('POST', '/books', { title: 'Large', language: 'en', visibility: 'public' }))
  const bookId = book.bookInfo.id
  const chapterId = book.chapters[0]?.id ?? 0
  const made = z.object({ pages: z.array(Page) }).parse(
    await call('POST', `/chapters/${chapterId}/pages/batch`, {
      pages: Array.from({ length: pages }, (_, index) => ({ name: `Page ${index + 1}` })),
    }),
  )
  const writes = made.pages.map(({ pageId, variations }) => ({
    pageId,
    variation: 'en',
    variationId: variations[0]?.id,
    rectData: wordsOf(pageId, wordsPerPage),
  }))
  await call('PUT', '/page-variations/update-rect-data', writes)
  await call('POST', `/api/book/${bookId}/publish`, {})
  const [page] = writes
  if (!page) throw new Error('the large book has no pages')
  return { bookId, chapterId, page }
}

const perLine = 12

function wordsOf(pageId: number, count: number) {
  const rects = Array.from({ length: count }, (_, index) => ({
    id: `r-${pageId}-${index}`,
    x: 120 + (index % perLine) * 104,
    y: 140 + Math.floor(index / perLine) * 46,
    width: 96,
    height: 34,
    fill: '#ffeb3b',
    opacity: 0.4,
    word: `word${(index * 7919) % 997}`,
    startTime: index * 0.31,
    endTime: index * 0.31 + 0.29,
    sentenceId: `s-${Math.floor(index / 14)}`,
    ...(index % perLine === perLine - 1 ? { detectedBreak: { type: 'LINE_BREAK' } } : {}),
  }))
  return { rects, rectsByWords: [] }
}
