import { boolean, index, integer, json, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { StoredPronunciationRule } from '../stored-shapes'
import { domains, users } from './accounts'
import { contentId, moment, reference } from './columns'

/** How a domain has its words said. */
export const pronunciationDictionaries = pgTable(
  'pronunciation_dictionaries',
  {
    id: contentId(),
    domainId: reference()
      .notNull()
      .references(() => domains.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Rises with every change, that of the name too. */
    revision: integer().notNull().default(1),
    isArchived: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.domainId, table.name)],
)

/** What a dictionary's rules were at one time; never changed. The one of the greatest number counts. */
export const pronunciationVersions = pgTable(
  'pronunciation_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    dictionaryId: reference()
      .notNull()
      .references(() => pronunciationDictionaries.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    rules: json().$type<StoredPronunciationRule[]>().notNull(),
    ruleCount: integer().notNull(),
    createdBy: reference().references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.dictionaryId, table.number)],
)
