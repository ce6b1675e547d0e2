import { bigint, json, timestamp } from 'drizzle-orm/pg-core'

/** Ids that this server makes start here; lower ones enter only by import (some have rules of their own). */
const firstId = 100_000

export const contentId = () =>
  bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: firstId })
export const rowId = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()
export const reference = () => bigint({ mode: 'number' })
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })
/** Fields of an entity that the server has no column for: they survive read, change and save. */
export const otherFields = () => json().$type<Record<string, unknown>>().notNull().default({})
