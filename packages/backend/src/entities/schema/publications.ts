import { boolean, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { StoredSummary } from './stored-shapes'
import { users } from './accounts'
import { books } from './books'
import { moment, reference } from './columns'

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
    /** SHA-256 of the JSON. */
    contentHash: text().notNull(),
    summary: json().$type<StoredSummary>().notNull(),
    /** True if it was public while it was current; a later public publication does not make it so. */
    wasPublic: boolean().notNull().default(false),
    authorId: reference().references(() => users.id, { onDelete: 'set null' }),
    publishedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.revision] })],
)

/** Books imported with a library, by their key in it: a deleted book is not imported again. */
export const importedBooks = pgTable('imported_books', {
  key: text().primaryKey(),
  bookId: reference().references(() => books.id, { onDelete: 'set null' }),
  importedAt: moment().notNull().defaultNow(),
})
