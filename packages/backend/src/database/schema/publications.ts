import { boolean, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { StoredSummary } from '../stored-shapes'
import { users } from './accounts'
import { books } from './books'
import { moment, reference } from './columns'

/** Immutable copies of books; the object named here holds the JSON. */
export const publications = pgTable(
  'publications',
  {
    bookId: reference()
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    objectKey: text().notNull(),
    /** The book's content revision when it was read for this; null for those made before there was one. */
    contentRevision: integer(),
    /** SHA-256 of the JSON. */
    contentHash: text().notNull(),
    summary: json().$type<StoredSummary>().notNull(),
    /** Everybody could read it while it was the current one; what never was is not opened by a later one that is. */
    wasPublic: boolean().notNull().default(false),
    authorId: reference().references(() => users.id, { onDelete: 'set null' }),
    publishedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.revision] })],
)

/** Books that came with a library, by their archive's own key: one that was deleted does not come back by itself. */
export const importedBooks = pgTable('imported_books', {
  key: text().primaryKey(),
  bookId: reference().references(() => books.id, { onDelete: 'set null' }),
  importedAt: moment().notNull().defaultNow(),
})
