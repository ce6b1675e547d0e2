import { sql, type SQL } from 'drizzle-orm'
import { boolean, index, integer, json, type PgColumn, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { StoredSummary } from './stored-shapes'
import { users } from './accounts'
import { books } from './books'
import { timestampColumn, reference } from './columns'
import { sortedTitle, titleOf } from './sorted-title'

/** SQL expression: the languages of a publication, as jsonb that an index can search. */
export function languagesOf(publication: Record<'summary', PgColumn>): SQL {
  return sql`((${publication.summary})::jsonb -> 'languages')`
}

/** SQL expression: the kinds of a publication, likewise; null for publications older than them. */
export function kindsOf(publication: Record<'summary', PgColumn>): SQL {
  return sql`((${publication.summary})::jsonb -> 'kinds')`
}

/** Takes the place of a digest in publications without words of the glossary. */
export const noGlossary = 'none'

/** Immutable copies of books; the named object holds the JSON. */
export const publications = pgTable(
  'publications',
  {
    bookId: reference()
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    objectKey: text().notNull(),
    /** Content revision of the book at publication; null for publications older than this column. */
    contentRevision: integer(),
    /** Digest of the glossary in it, `noGlossary` without words; null for publications older than this. */
    glossaryDigest: text(),
    /** SHA-256 of the JSON. */
    contentHash: text().notNull(),
    summary: json().$type<StoredSummary>().notNull(),
    /** True if it was public while it was current; a later public publication does not make it so. */
    wasPublic: boolean().notNull().default(false),
    authorId: reference().references(() => users.id, { onDelete: 'set null' }),
    publishedAt: timestampColumn().notNull().defaultNow(),
    /** Folded text of the publication in which readers search. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_book_text(summary ->> 'title', summary ->> 'description', null)`),
  },
  (table) => [
    primaryKey({ columns: [table.bookId, table.revision] }),
    index('publications_search_text').using('gin', table.searchText.op('gin_trgm_ops')),
    index('publications_languages').using('gin', languagesOf(table)),
    index('publications_kinds').using('gin', kindsOf(table)),
    index('publications_title_en').on(sortedTitle(titleOf(table), 'en'), table.bookId),
    index('publications_title_es').on(sortedTitle(titleOf(table), 'es'), table.bookId),
  ],
)

/** Books imported with a library, by their key in it: a deleted book is not imported again. */
export const importedBooks = pgTable('imported_books', {
  key: text().primaryKey(),
  bookId: reference().references(() => books.id, { onDelete: 'set null' }),
  importedAt: timestampColumn().notNull().defaultNow(),
})
