import { bigint, json, timestamp } from 'drizzle-orm/pg-core'

/** First id that this server assigns. Lower ones come only from imports, and some of them have special rules. */
const firstId = 100_000

export const contentId = () =>
  bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: firstId })
export const rowId = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()
export const reference = () => bigint({ mode: 'number' })
export const timestampColumn = () => timestamp({ withTimezone: true, mode: 'date' })
/** Fields of an entity for which the server has no column. They are kept when the entity is changed. */
export const otherFields = () => json().$type<Record<string, unknown>>().notNull().default({})
