import { doublePrecision, index, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { chapterVariations, pageVariations } from './books'
import { timestampColumn, reference, rowId } from './columns'

/** Every sound that a voice has made of a sentence of a chapter. Equal sentences of a page share their takes. */
export const sentenceTakes = pgTable(
  'sentence_takes',
  {
    id: rowId(),
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
    /** Null for the take of a lock that is older than this table: its voice is not known. */
    voiceId: text(),
    modelId: text(),
    voiceSettings: json().$type<Record<string, number>>(),
    durationSeconds: doublePrecision().notNull(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('sentence_takes_unique').on(
      table.chapterVariationId,
      table.pageVariationId,
      table.digest,
      table.takeKey,
    ),
    index().on(table.pageVariationId),
  ],
)
