import { createHash } from 'node:crypto'
import type { BookGlossarySummary } from '@lectern/contracts/main'
import type { z } from 'zod'
import type { BookRow } from '../../entities/books/books.repository'
import type { MediaLinks } from '../../entities/objects/media-links'
import { publishedGlossaryKey } from '../../entities/objects/object-keys'
import type { ObjectStore } from '../../ports/index'
import type { ExplainedWord } from './book-glossary.repository'
import { presentGlossary } from './present-glossary'

/** Stores the glossary of a publication, named by content. Returns null without words. */
export async function storeGlossary(
  objects: ObjectStore,
  book: Pick<BookRow, 'id' | 'domainId'>,
  words: readonly ExplainedWord[],
  links: MediaLinks,
): Promise<z.infer<typeof BookGlossarySummary> | null> {
  if (words.length === 0) return null
  const json = Buffer.from(JSON.stringify(await presentGlossary(words, book, links)))
  const id = createHash('sha256').update(json).digest('hex').slice(0, 40)
  const key = publishedGlossaryKey(book.id, id)
  if (!(await objects.head(key))) await objects.put(key, json, 'application/json; charset=utf-8')
  return { id, wordCount: words.length }
}
