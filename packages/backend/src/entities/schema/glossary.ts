import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { domains } from './accounts'
import { books } from './books'
import { contentId, timestampColumn, otherFields, reference } from './columns'

/** Words that are explained to readers. */
export const glossaryWords = pgTable(
  'glossary_words',
  {
    id: contentId(),
    domainId: reference()
      .notNull()
      .references(() => domains.id, { onDelete: 'cascade' }),
    bookId: reference().references(() => books.id, { onDelete: 'cascade' }),
    word: text().notNull(),
    language: text().notNull(),
    otherFields: otherFields(),
    createdAt: timestampColumn().notNull().defaultNow(),
    updatedAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [index().on(table.domainId, table.language, table.word), index().on(table.bookId)],
)

export const glossaryDefinitions = pgTable(
  'glossary_definitions',
  {
    id: contentId(),
    wordId: reference()
      .notNull()
      .references(() => glossaryWords.id, { onDelete: 'cascade' }),
    orderIndex: integer().notNull(),
    definition: text().notNull(),
    language: text().notNull(),
    otherFields: otherFields(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [index().on(table.wordId, table.orderIndex)],
)
