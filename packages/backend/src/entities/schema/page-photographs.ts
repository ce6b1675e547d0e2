import type { PhotographPlan } from '@lectern/core/page-photographs'
import { index, integer, json, pgTable, text } from 'drizzle-orm/pg-core'
import { pageVariations } from './books'
import { timestampColumn, reference } from './columns'
import type { StoredWordsOnPhotograph } from './stored-shapes'

/** The originals of corrected page images. A page that shows its original has no row. */
export const pagePhotographs = pgTable(
  'page_photographs',
  {
    pageVariationId: reference()
      .primaryKey()
      .references(() => pageVariations.id, { onDelete: 'cascade' }),
    originalKey: text().notNull(),
    originalThumbnailKey: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    plan: json().$type<PhotographPlan>().notNull(),
    /** Places of the page's rects on the photograph. */
    words: json().$type<StoredWordsOnPhotograph>().notNull(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [index().on(table.originalKey), index().on(table.originalThumbnailKey)],
)
