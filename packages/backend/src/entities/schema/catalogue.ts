import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { domains } from './accounts'
import { books } from './books'
import { contentId, timestampColumn, otherFields, reference } from './columns'

/** Categories of a domain's books. */
export const categories = pgTable(
  'categories',
  {
    id: contentId(),
    domainId: reference()
      .notNull()
      .references(() => domains.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    otherFields: otherFields(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.domainId, table.name)],
)

export const bookCategories = pgTable(
  'book_categories',
  {
    bookId: reference()
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    categoryId: reference()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.categoryId] }), index().on(table.categoryId)],
)

/** Author, illustrator or narrator of a book; not an account. */
export const creators = pgTable(
  'creators',
  {
    id: contentId(),
    domainId: reference()
      .notNull()
      .references(() => domains.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    otherFields: otherFields(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [index().on(table.domainId, table.name)],
)

export const bookCreators = pgTable(
  'book_creators',
  {
    bookId: reference()
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    creatorId: reference()
      .notNull()
      .references(() => creators.id, { onDelete: 'cascade' }),
    /** Such as author, illustrator or narrator. */
    role: text(),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.creatorId] }), index().on(table.creatorId)],
)

export const series = pgTable(
  'series',
  {
    id: contentId(),
    domainId: reference()
      .notNull()
      .references(() => domains.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.domainId, table.name)],
)

export const bookSeries = pgTable(
  'book_series',
  {
    bookId: reference()
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    seriesId: reference()
      .notNull()
      .references(() => series.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.seriesId] }), index().on(table.seriesId)],
)

export const tags = pgTable(
  'tags',
  {
    id: contentId(),
    domainId: reference()
      .notNull()
      .references(() => domains.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.domainId, table.name)],
)

export const bookTags = pgTable(
  'book_tags',
  {
    bookId: reference()
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    tagId: reference()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.tagId] }), index().on(table.tagId)],
)
