import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { books } from './books'
import { timestampColumn, reference } from './columns'

/** Words that are right in a book although no dictionary has them. */
export const bookWords = pgTable(
  'book_words',
  {
    bookId: reference()
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    /** As `foldBookWord` writes it. */
    word: text().notNull(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.language, table.word] })],
)
