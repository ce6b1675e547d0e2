import { onlyRow } from '../../entities/failures/only-row'
import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../entities/schema/database-handle'
import { pronunciationDictionaries, pronunciationVersions, users } from '../../entities/schema'
import type { StoredPronunciationRule } from '../../entities/schema/stored-shapes'

export type DictionaryRow = typeof pronunciationDictionaries.$inferSelect
export type VersionRow = typeof pronunciationVersions.$inferSelect

/** A dictionary without its rules. */
export interface DictionarySummary extends DictionaryRow {
  versionId: string
  ruleCount: number
}

/** The newest version of each dictionary. */
const isNewest = eq(
  pronunciationVersions.number,
  sql`(select max(newest.number) from ${pronunciationVersions} newest
    where newest.dictionary_id = ${pronunciationDictionaries.id})`,
)

export async function listDictionaries(
  database: Queryable,
  domainId: number,
  isArchived: boolean,
): Promise<DictionarySummary[]> {
  const rows = await database
    .select({
      dictionary: pronunciationDictionaries,
      versionId: pronunciationVersions.id,
      ruleCount: pronunciationVersions.ruleCount,
    })
    .from(pronunciationDictionaries)
    .innerJoin(
      pronunciationVersions,
      and(eq(pronunciationVersions.dictionaryId, pronunciationDictionaries.id), isNewest),
    )
    .where(and(eq(pronunciationDictionaries.domainId, domainId), eq(pronunciationDictionaries.isArchived, isArchived)))
    .orderBy(pronunciationDictionaries.name, pronunciationDictionaries.id)
  return rows.map(({ dictionary, ...version }) => ({ ...dictionary, ...version }))
}

export async function countDictionaries(database: Queryable, domainId: number): Promise<number> {
  const rows = await database
    .select({ found: count() })
    .from(pronunciationDictionaries)
    .where(eq(pronunciationDictionaries.domainId, domainId))
  return onlyRow(rows).found
}

/** Returns the dictionary; null if it is missing or belongs to another domain. */
export async function findDictionary(
  database: Queryable,
  domainId: number,
  id: number,
  { forUpdate = false } = {},
): Promise<DictionaryRow | null> {
  const query = database
    .select()
    .from(pronunciationDictionaries)
    .where(and(eq(pronunciationDictionaries.id, id), eq(pronunciationDictionaries.domainId, domainId)))
  const [row] = await (forUpdate ? query.for('update') : query)
  return row ?? null
}

export async function insertDictionary(
  database: Queryable,
  row: { domainId: number; name: string; ownerId: number; isShared: boolean },
): Promise<DictionaryRow> {
  const [created] = await database.insert(pronunciationDictionaries).values(row).returning()
  if (!created) throw new Error('the pronunciation dictionary was not inserted')
  return created
}

/** Changes the dictionary and raises its revision. */
export async function changeDictionary(
  database: Queryable,
  id: number,
  change: { name?: string; isArchived?: boolean; isShared?: boolean },
): Promise<DictionaryRow> {
  const [row] = await database
    .update(pronunciationDictionaries)
    .set({ ...change, revision: sql`${pronunciationDictionaries.revision} + 1`, updatedAt: sql`now()` })
    .where(eq(pronunciationDictionaries.id, id))
    .returning()
  if (!row) throw new Error(`pronunciation dictionary ${id} disappeared while it was changed`)
  return row
}

export async function deleteDictionary(database: Queryable, id: number): Promise<void> {
  await database.delete(pronunciationDictionaries).where(eq(pronunciationDictionaries.id, id))
}

export async function insertVersion(
  database: Queryable,
  row: { dictionaryId: number; rules: StoredPronunciationRule[]; createdBy: number },
): Promise<VersionRow> {
  const [created] = await database
    .insert(pronunciationVersions)
    .values({
      ...row,
      ruleCount: row.rules.length,
      number: sql`(select coalesce(max(number), 0) + 1 from ${pronunciationVersions}
        where dictionary_id = ${row.dictionaryId})`,
    })
    .returning()
  if (!created) throw new Error(`no version of pronunciation dictionary ${row.dictionaryId} was inserted`)
  return created
}

/** Deletes all but the newest versions. */
export async function deleteOldVersions(database: Queryable, dictionaryId: number, kept: number): Promise<void> {
  await database.delete(pronunciationVersions).where(
    and(
      eq(pronunciationVersions.dictionaryId, dictionaryId),
      sql`${pronunciationVersions.number} <= (select max(number) from ${pronunciationVersions}
        where dictionary_id = ${dictionaryId}) - ${kept}`,
    ),
  )
}

export async function readNewestVersion(database: Queryable, dictionaryId: number): Promise<VersionRow> {
  const [row] = await database
    .select()
    .from(pronunciationVersions)
    .where(eq(pronunciationVersions.dictionaryId, dictionaryId))
    .orderBy(desc(pronunciationVersions.number))
    .limit(1)
  if (!row) throw new Error(`pronunciation dictionary ${dictionaryId} has no version`)
  return row
}

export type VersionOfAuthor = Omit<VersionRow, 'rules'> & { author: string | null }

/** Returns the versions without their rules, newest first. */
export async function listVersions(database: Queryable, dictionaryId: number): Promise<VersionOfAuthor[]> {
  const { rules: _rules, ...columns } = versionColumns
  return database
    .select({ ...columns, author: users.email })
    .from(pronunciationVersions)
    .leftJoin(users, eq(users.id, pronunciationVersions.createdBy))
    .where(eq(pronunciationVersions.dictionaryId, dictionaryId))
    .orderBy(desc(pronunciationVersions.number))
}

export async function findVersion(
  database: Queryable,
  dictionaryId: number,
  versionId: string,
): Promise<(VersionRow & { author: string | null }) | null> {
  const [row] = await database
    .select({ ...versionColumns, author: users.email })
    .from(pronunciationVersions)
    .leftJoin(users, eq(users.id, pronunciationVersions.createdBy))
    .where(and(eq(pronunciationVersions.dictionaryId, dictionaryId), eq(pronunciationVersions.id, versionId)))
  return row ?? null
}

/** Returns the rules of versions by id; deleted versions are missing. */
export async function readRules(
  database: Queryable,
  versionIds: readonly string[],
): Promise<Map<string, StoredPronunciationRule[]>> {
  if (versionIds.length === 0) return new Map()
  const rows = await database
    .select({ id: pronunciationVersions.id, rules: pronunciationVersions.rules })
    .from(pronunciationVersions)
    .where(inArray(pronunciationVersions.id, [...versionIds]))
  return new Map(rows.map(({ id, rules }) => [id, rules]))
}

/** Returns the previous versions of each of these, newest first. */
export async function readOlderVersionIds(
  database: Queryable,
  versionIds: readonly string[],
): Promise<Map<string, string[]>> {
  const olderIds = new Map<string, string[]>(versionIds.map((id) => [id, []]))
  if (versionIds.length === 0) return olderIds
  const older = alias(pronunciationVersions, 'older')
  const rows = await database
    .select({ id: pronunciationVersions.id, olderId: older.id })
    .from(pronunciationVersions)
    .innerJoin(
      older,
      and(eq(older.dictionaryId, pronunciationVersions.dictionaryId), lt(older.number, pronunciationVersions.number)),
    )
    .where(inArray(pronunciationVersions.id, [...versionIds]))
    .orderBy(desc(older.number))
  for (const { id, olderId } of rows) olderIds.get(id)?.push(olderId)
  return olderIds
}

const versionColumns = {
  id: pronunciationVersions.id,
  dictionaryId: pronunciationVersions.dictionaryId,
  number: pronunciationVersions.number,
  rules: pronunciationVersions.rules,
  ruleCount: pronunciationVersions.ruleCount,
  createdBy: pronunciationVersions.createdBy,
  createdAt: pronunciationVersions.createdAt,
}
