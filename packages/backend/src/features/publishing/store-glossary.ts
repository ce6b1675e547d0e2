import { createHash } from 'node:crypto'
import type { BookGlossary, BookGlossarySummary } from '@lectern/contracts/main'
import type { z } from 'zod'
import type { BookRow } from '../../entities/books/books.repository'
import { isDomainFileKey, publishedGlossaryKey } from '../../entities/objects/object-keys'
import { collectObjectKeys } from '../../entities/objects/object-links'
import type { ObjectStore } from '../../ports/index'
import type { ExplainedWord } from './book-glossary.repository'

const OBJECT_LINK = /^\/objects\/([^?#]+)/

/** Lists the objects to which the definitions link: those of the book and of its domain, no other book's. */
export function listGlossaryKeys(
  words: readonly ExplainedWord[],
  book: Pick<BookRow, 'id' | 'domainId'>,
): ReadonlySet<string> {
  const links = words.flatMap(({ definitions }) => definitions.map(({ audio }) => audio))
  return new Set(links.map((link) => findKey(link, book)).filter((key) => key !== null))
}

/**
 * Stores the glossary of a publication, named by content, with links to the published copies of its media. A definition whose
 * sound is missing, or is another book's, has none. Returns null without words.
 */
export async function storeGlossary(
  objects: ObjectStore,
  book: Pick<BookRow, 'id' | 'domainId'>,
  words: readonly ExplainedWord[],
  copied: ReadonlyMap<string, string>,
): Promise<z.infer<typeof BookGlossarySummary> | null> {
  if (words.length === 0) return null
  const published = words.map(({ id, word, lang, forms, definitions }) => ({
    id,
    word,
    lang,
    ...(forms === undefined ? {} : { forms: [...forms] }),
    definitions: definitions.map((own) => ({ ...own, audio: replaceLink(own.audio, book, copied) })),
  }))
  const json = Buffer.from(JSON.stringify({ words: published } satisfies z.infer<typeof BookGlossary>))
  const id = createHash('sha256').update(json).digest('hex').slice(0, 40)
  const key = publishedGlossaryKey(book.id, id)
  if (!(await objects.head(key))) await objects.put(key, json, 'application/json; charset=utf-8')
  return { id, wordCount: words.length }
}

function replaceLink(
  link: string | null,
  book: Pick<BookRow, 'id' | 'domainId'>,
  copied: ReadonlyMap<string, string>,
): string | null {
  const key = findKey(link, book)
  if (key === null) return link !== null && OBJECT_LINK.test(link) ? null : link
  const copy = copied.get(key)
  return copy === undefined ? null : `/objects/${copy}`
}

function findKey(link: string | null, { id, domainId }: Pick<BookRow, 'id' | 'domainId'>): string | null {
  if (link === null) return null
  const [own] = collectObjectKeys(link, id)
  if (own !== undefined) return own
  const key = OBJECT_LINK.exec(link)?.[1]
  return key !== undefined && isDomainFileKey(key) && key.startsWith(`domain-files/${domainId}/`) ? key : null
}
