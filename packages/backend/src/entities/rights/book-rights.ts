import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../schema/database-handle'
import { books, chapters, chapterVariations, pages, pageVariations } from '../schema'
import { ApiFailure } from '../failures/api-failure'
import type { Caller } from './caller'

/** SQL condition on rows of `books`: true if the caller may change the book. */
export function mayAuthor(caller: Caller | null): SQL<boolean> {
  if (caller?.role !== 'user') return sql<boolean>`false`
  return sql<boolean>`(${books.domainId} = ${caller.domainId} and exists (
    select 1 from book_authors author where author.book_id = ${books.id} and author.user_id = ${caller.userId}))`
}

/** SQL condition on rows of `books`: true if the caller may read the publication. */
export function mayReadPublication(caller: Caller | null): SQL<boolean> {
  const open = eq(books.visibility, 'public')
  const ofDomain = caller && and(eq(books.visibility, 'domain'), eq(books.domainId, caller.domainId))
  const seen = ofDomain ? or(open, ofDomain, mayAuthor(caller)) : open
  return sql<boolean>`(${books.publishedRevision} is not null and ${seen})`
}

export function maySee(caller: Caller | null): SQL<boolean> {
  return sql<boolean>`(${mayReadPublication(caller)} or ${mayAuthor(caller)})`
}

/** A book, or something inside one, that a request names. */
export type PartOfBook =
  | { kind: 'book'; id: number }
  | { kind: 'chapter'; id: number; bookId?: number }
  | { kind: 'chapter variation'; id: number }
  | { kind: 'page'; id: number; bookId?: number }
  | { kind: 'page variation'; id: number }

/**
 * Returns the id of the book that contains the part if the caller is one of its authors.
 * @throws ApiFailure 404 for a book that the caller cannot see, 403 for one that it can only read
 */
export async function requireAuthor(database: Queryable, caller: Caller, part: PartOfBook): Promise<number> {
  const [row] = await database
    .select({ id: books.id, authored: mayAuthor(caller), visible: maySee(caller) })
    .from(books)
    .where(containsPart(part))
    .limit(1)
  return admitAuthor(row, part).id
}

/** Returns the row if the caller is an author of its book; throws like `requireAuthor` otherwise. */
export function admitAuthor<Row extends { authored: boolean; visible: boolean }>(
  row: Row | undefined,
  part: PartOfBook,
): Row {
  if (!row?.visible) throw notFound(part)
  if (!row.authored) throw new ApiFailure('not-allowed', 'Only the authors of this book may do this.')
  return row
}

/** Throws 404 unless the caller may read the book. */
export async function requireVisible(database: Queryable, caller: Caller | null, bookId: number): Promise<void> {
  const [row] = await database
    .select({ id: books.id })
    .from(books)
    .where(and(eq(books.id, bookId), maySee(caller)))
  if (!row) throw notFound({ kind: 'book', id: bookId })
}

/** Returns true if there is such a book in the caller's domain, whoever may see it. */
export async function isInDomain(database: Queryable, { domainId }: Caller, bookId: number): Promise<boolean> {
  const rows = await database
    .select({ id: books.id })
    .from(books)
    .where(and(eq(books.id, bookId), eq(books.domainId, domainId)))
  return rows.length > 0
}

export async function isAuthor(database: Queryable, caller: Caller | null, bookId: number): Promise<boolean> {
  const rows = await database
    .select({ id: books.id })
    .from(books)
    .where(and(eq(books.id, bookId), mayAuthor(caller)))
  return rows.length > 0
}

export function notFound(part: PartOfBook): ApiFailure {
  return new ApiFailure('not-found', `There is no ${part.kind} ${part.id}, or you may not see it.`)
}

function containsPart(part: PartOfBook): SQL {
  switch (part.kind) {
    case 'book':
      return sql`${books.id} = ${part.id}`
    case 'chapter':
      return sql`${books.id} = (select ${chapters.bookId} from ${chapters} where ${chapters.id} = ${part.id}) and ${inBook(part.bookId)}`
    case 'chapter variation':
      return sql`${books.id} = (select ${chapters.bookId} from ${chapterVariations}
        join ${chapters} on ${chapters.id} = ${chapterVariations.chapterId} where ${chapterVariations.id} = ${part.id})`
    case 'page':
      return sql`${books.id} = (select ${chapters.bookId} from ${pages}
        join ${chapters} on ${chapters.id} = ${pages.chapterId} where ${pages.id} = ${part.id}) and ${inBook(part.bookId)}`
    case 'page variation':
      return sql`${books.id} = (select ${chapters.bookId} from ${pageVariations}
        join ${pages} on ${pages.id} = ${pageVariations.pageId}
        join ${chapters} on ${chapters.id} = ${pages.chapterId} where ${pageVariations.id} = ${part.id})`
  }
}

function inBook(bookId: number | undefined): SQL {
  return bookId === undefined ? sql`true` : sql`${books.id} = ${bookId}`
}
