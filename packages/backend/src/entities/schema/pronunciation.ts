import { boolean, index, integer, json, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { StoredPronunciationRule } from './stored-shapes'
import { domains, users } from './accounts'
import { contentId, timestampColumn, reference } from './columns'

/** Pronunciation dictionaries of a domain. */
export const pronunciationDictionaries = pgTable(
  'pronunciation_dictionaries',
  {
    id: contentId(),
    domainId: reference()
      .notNull()
      .references(() => domains.id, { onDelete: 'cascade' }),
    /** The author who may change it; null if that account was deleted, and for dictionaries of versions without owners. */
    ownerId: reference().references(() => users.id, { onDelete: 'set null' }),
    /** True if all authors of the domain may change it. */
    isShared: boolean().notNull().default(false),
    name: text().notNull(),
    /** Rises with every change, including the name. */
    revision: integer().notNull().default(1),
    isArchived: boolean().notNull().default(false),
    createdAt: timestampColumn().notNull().defaultNow(),
    updatedAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [index().on(table.domainId, table.name)],
)

/** A version of a dictionary's rules; immutable. The highest number is valid. */
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
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.dictionaryId, table.number)],
)
