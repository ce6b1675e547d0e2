import { doublePrecision, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { domains, users } from './accounts'
import { books } from './books'
import { contentId, timestampColumn, otherFields, reference, rowId } from './columns'

export const notes = pgTable(
  'notes',
  {
    id: contentId(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bookId: reference()
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    /** No foreign keys: a note outlives its page and is then shown with the page number. */
    pageId: reference(),
    pageNumber: integer(),
    chapterNumber: integer(),
    note: text().notNull(),
    /** Page-image pixels. */
    x: doublePrecision(),
    y: doublePrecision(),
    icon: text(),
    size: doublePrecision(),
    domainId: reference().references(() => domains.id, { onDelete: 'set null' }),
    otherFields: otherFields(),
    createdAt: timestampColumn().notNull().defaultNow(),
    updatedAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [index().on(table.userId, table.bookId), index().on(table.bookId)],
)

export const userSettings = pgTable(
  'user_settings',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    domainId: reference()
      .notNull()
      .references(() => domains.id, { onDelete: 'cascade' }),
    settings: json().$type<Record<string, unknown>>().notNull(),
    updatedAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.domainId] })],
)

export const readingProgress = pgTable(
  'reading_progress',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bookId: reference()
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    currentPageId: reference().notNull(),
    /** Summed over all visits. */
    totalSeconds: doublePrecision().notNull().default(0),
    updatedAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.bookId] }), index().on(table.bookId)],
)

export const bugReports = pgTable('bug_reports', {
  id: rowId(),
  /** Null for a reader without an account. */
  userId: reference().references(() => users.id, { onDelete: 'set null' }),
  bookId: reference(),
  pageId: reference(),
  message: text(),
  report: json().$type<Record<string, unknown>>().notNull(),
  createdAt: timestampColumn().notNull().defaultNow(),
})
