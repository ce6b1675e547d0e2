import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../entities/schema/database-handle'
import { glossaryDefinitions, glossaryWords } from '../../entities/schema'
import type { Caller } from '../../entities/rights/caller'
import { mayReadWord } from './glossary-rights'

export type DefinitionRow = typeof glossaryDefinitions.$inferSelect
export type NewDefinitionRow = Omit<typeof glossaryDefinitions.$inferInsert, 'id' | 'createdAt'>

const rowsPerQuery = 2000

export async function findDefinition(database: Queryable, caller: Caller, id: number): Promise<DefinitionRow | null> {
  const [row] = await database
    .select({ definition: glossaryDefinitions })
    .from(glossaryDefinitions)
    .innerJoin(glossaryWords, eq(glossaryWords.id, glossaryDefinitions.wordId))
    .where(and(eq(glossaryDefinitions.id, id), mayReadWord(caller)))
  return row?.definition ?? null
}

export async function insertDefinitions(database: Queryable, rows: readonly NewDefinitionRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsPerQuery) {
    await database.insert(glossaryDefinitions).values(rows.slice(from, from + rowsPerQuery))
  }
}

/** Appends a definition to those of its word. */
export async function appendDefinition(
  database: Queryable,
  row: Omit<NewDefinitionRow, 'orderIndex'>,
): Promise<DefinitionRow> {
  const [created] = await database
    .insert(glossaryDefinitions)
    .values({
      ...row,
      orderIndex: sql`(select coalesce(max(${glossaryDefinitions.orderIndex}) + 1, 0) from ${glossaryDefinitions}
        where ${glossaryDefinitions.wordId} = ${row.wordId})`,
    })
    .returning()
  if (!created) throw new Error('the definition was not written')
  return created
}

export async function changeDefinition(
  database: Queryable,
  id: number,
  change: Partial<NewDefinitionRow>,
): Promise<DefinitionRow> {
  const [row] = await database.update(glossaryDefinitions).set(change).where(eq(glossaryDefinitions.id, id)).returning()
  if (!row) throw new Error(`definition ${id} disappeared while it was changed`)
  return row
}

export async function deleteDefinitions(database: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await database.delete(glossaryDefinitions).where(inArray(glossaryDefinitions.id, [...ids]))
}
