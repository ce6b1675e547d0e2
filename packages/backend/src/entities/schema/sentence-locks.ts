import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { chapterVariations, pageVariations } from './books'
import { timestampColumn, reference } from './columns'

/** Sentences whose take is kept, whatever voice, settings or dictionaries change. Equal ones of a page share a lock. */
export const sentenceLocks = pgTable(
  'sentence_locks',
  {
    chapterVariationId: reference()
      .notNull()
      .references(() => chapterVariations.id, { onDelete: 'cascade' }),
    pageVariationId: reference()
      .notNull()
      .references(() => pageVariations.id, { onDelete: 'cascade' }),
    /** Hash of the text, which is too long for an index. */
    digest: text().notNull(),
    text: text().notNull(),
    /** Key of the packed sentence: its sound and the times of its words. */
    takeKey: text().notNull(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.chapterVariationId, table.pageVariationId, table.digest] }),
    index().on(table.pageVariationId),
  ],
)
