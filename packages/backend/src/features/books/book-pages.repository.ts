import type { BookPage, PublicationState } from '@lectern/contracts/main'
import type { BookKind } from '@lectern/core/book'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  bookAuthors,
  books,
  chapters,
  chapterVariations,
  isPublished,
  kindsOf,
  languagesOf,
  publications,
  titleOf,
} from '../../entities/schema'
import { mayAuthor } from '../../entities/rights/book-rights'
import type { Caller } from '../../entities/rights/caller'
import type { Queryable } from '../../entities/schema/database-handle'
import { followsPlace, listOrders, placeRow, type RowPlace } from './place-row'

/** Returns the ids of a page's books with their cursors, in order. */
export async function findBookPage(
  database: Queryable,
  caller: Caller | null,
  page: BookPage,
): Promise<ReadonlyMap<number, string>> {
  const query = selectBookPage(caller, page)
  if (query === null) return new Map()
  const { rows } = await database.execute<{ id: string; cursor: string }>(query)
  return new Map(rows.map(({ id, cursor }) => [Number(id), cursor]))
}

/**
 * Returns the query of a page; null if the caller can see no such book. Each part reads an index in the order of the
 * list, or the index of the search, so that a page costs the same in a library of any size.
 */
export function selectBookPage(caller: Caller | null, page: BookPage): SQL | null {
  const parts = [...(page.isAuthored ? [] : readableParts(caller, page)), ...authoredParts(caller, page)]
  if (parts.length === 0) return null
  const { cursor, direction } = listOrders[page.order.kind]
  return sql`select id, ${cursor} as cursor from (${sql.join(
    parts,
    sql` union `,
  )}) as found order by place ${direction}, id ${direction} limit ${page.limit}`
}

/** Published books are searched and sorted in the form that readers see. */
function readableParts(caller: Caller | null, page: BookPage): SQL[] {
  const row = placeRow(page.order, titleOf(publications), publications.bookId)
  const authored = placeRow(page.order, sql`${books.title}`, books.id)
  const conditions = and(
    followsPlace(page.order, row),
    // An author sees a book once, at the place of its working form if that is found too. A book at one place in both forms is one
    // row of the union, so that few rows are passed over.
    sql`not (${authored.place} is distinct from ${row.place} and ${mayAuthor(caller)} and ${matchesAuthored(page)})`,
    ...page.search.map((word) => contains(publications.searchText, word)),
    page.kind === null ? undefined : sql`${kindsOf(publications)} @> ${JSON.stringify([page.kind])}::jsonb`,
    page.language === null ? undefined : sql`${languagesOf(publications)} @> ${JSON.stringify([page.language])}::jsonb`,
  )
  const current = sql`join ${publications} on ${publications.bookId} = ${books.id} and ${publications.revision} = ${books.publishedRevision}`
  const select = (readable: SQL | undefined) =>
    selectPlaces(page, row, sql`${current} where ${and(readable, conditions)}`)
  return [
    select(isPublished(books, 'public')),
    ...(caller ? [select(and(isPublished(books, 'domain'), eq(books.domainId, caller.domainId)))] : []),
  ]
}

/** The caller's own books are searched and sorted in their working form. */
function authoredParts(caller: Caller | null, page: BookPage): SQL[] {
  if (caller?.role !== 'user') return []
  const row = placeRow(page.order, sql`${books.title}`, books.id)
  const conditions = and(eq(books.domainId, caller.domainId), followsPlace(page.order, row), matchesAuthored(page))
  return [
    selectPlaces(
      page,
      row,
      sql`join ${bookAuthors} on ${bookAuthors.bookId} = ${books.id} and ${bookAuthors.userId} = ${caller.userId}
        where ${conditions}`,
    ),
  ]
}

/** Selects the first rows of a part of the page. */
function selectPlaces({ order, limit }: BookPage, { place, id }: RowPlace, from: SQL): SQL {
  const { direction } = listOrders[order.kind]
  return sql`(select ${books.id} as id, ${place} as place from ${books} ${from}
    order by ${place} ${direction}, ${id} ${direction} limit ${limit})`
}

/** Returns the condition that the working form of a book is one that the page asks for. */
function matchesAuthored({ search, language, kind, state }: BookPage): SQL {
  const conditions = [
    ...search.map((word) => contains(books.searchText, word)),
    ...(language === null ? [] : [hasLanguage(language)]),
    ...(kind === null ? [] : [wasPublishedAs(kind)]),
    ...(state === null ? [] : [isInState(state)]),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** Escapes after folding, which turns full-width signs into wildcards. */
function contains(text: PgColumn, word: string): SQL {
  return sql`${text} like '%' || regexp_replace(fold_text(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`
}

function isInState(state: PublicationState): SQL {
  if (state === 'draft') return sql`${books.publishedRevision} is null`
  const isChanged = sql`${publications.contentRevision} is distinct from ${books.contentRevision}`
  return sql`exists (select 1 from ${publications} where ${publications.bookId} = ${books.id}
    and ${publications.revision} = ${books.publishedRevision} and ${state === 'changed' ? isChanged : sql`not (${isChanged})`})`
}

/** A working book is of the kinds of its publication. */
function wasPublishedAs(kind: BookKind): SQL {
  return sql`exists (select 1 from ${publications} where ${publications.bookId} = ${books.id}
    and ${publications.revision} = ${books.publishedRevision} and ${kindsOf(publications)} @> ${JSON.stringify([kind])}::jsonb)`
}

function hasLanguage(language: string): SQL {
  return sql`exists (select 1 from ${chapterVariations} join ${chapters} on ${chapters.id} = ${chapterVariations.chapterId}
    where ${chapters.bookId} = ${books.id} and ${chapterVariations.variation} = ${language})`
}
