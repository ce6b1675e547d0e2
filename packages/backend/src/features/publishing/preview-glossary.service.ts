import type { BookGlossary } from '@lectern/contracts/main'
import type { z } from 'zod'
import { findBook, listChapterIds, readChapters } from '../../entities/books/books.repository'
import type { Caller } from '../../entities/rights/caller'
import { notFound, requireAuthor } from '../../entities/rights/book-rights'
import { readExplainedWords } from './book-glossary.repository'
import { createGlossaryCollector } from './collect-glossary'
import { presentGlossary } from './present-glossary'
import type { PublishingServices } from './publishing-services'

/** Returns the glossary that the next publication of a book would have. Reads one chapter at a time. */
export async function readPreviewGlossary(
  { database, links }: Pick<PublishingServices, 'database' | 'links'>,
  caller: Caller,
  bookId: number,
): Promise<z.infer<typeof BookGlossary>> {
  await requireAuthor(database, caller, { kind: 'book', id: bookId })
  const book = await findBook(database, bookId)
  if (!book) throw notFound({ kind: 'book', id: bookId })
  const explained = await readExplainedWords(database, book)
  if (explained.length === 0) return { words: [] }
  const collector = createGlossaryCollector(explained)
  for (const chapterId of await listChapterIds(database, bookId)) {
    for (const chapter of await readChapters(database, bookId, { withRects: true, chapterId })) {
      await collector.add(chapter)
    }
  }
  return presentGlossary(collector.list(), book, links)
}
