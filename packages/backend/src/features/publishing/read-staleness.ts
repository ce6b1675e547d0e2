import type { BookStaleness } from '@lectern/contracts/app'
import type { z } from 'zod'
import { digestGlossary, findStalePublication } from '@lectern/core/staleness'
import { findBook, listChapterIds, readChapters } from '../../entities/books/books.repository'
import type { Caller } from '../../entities/rights/caller'
import { notFound, requireAuthor } from '../../entities/rights/book-rights'
import type { Database } from '../../entities/schema/database-handle'
import { findChapterStaleness } from '../../entities/staleness/find-chapter-staleness'
import { readOrigins } from '../../entities/staleness/read-origins'
import { readExplainedWords } from './book-glossary.repository'
import { createGlossaryCollector } from './collect-glossary'
import { readPublicationProduct } from './publications.repository'

type Staleness = z.input<typeof BookStaleness>

/** Finds what is out of date in a book. Reads one chapter at a time: the rects of a long book need not be in memory. */
export async function readStaleness(database: Database, caller: Caller, bookId: number): Promise<Staleness> {
  await requireAuthor(database, caller, { kind: 'book', id: bookId })
  const book = await findBook(database, bookId)
  if (!book) throw notFound({ kind: 'book', id: bookId })
  const collector = createGlossaryCollector(await readExplainedWords(database, book))
  const chapters: Staleness['chapters'] = []
  for (const chapterId of await listChapterIds(database, bookId)) {
    for (const chapter of await readChapters(database, bookId, { withRects: true, chapterId })) {
      chapters.push(...findChapterStaleness(chapter, await readOrigins(database, chapter)))
      await collector.add(chapter)
    }
  }
  const { content, glossary } = await readPublicationProduct(database, bookId)
  const current = digestGlossary(collector.list())
  return { ...findStalePublication({ content, published: glossary, current }), chapters }
}
