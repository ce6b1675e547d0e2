import { onlyRow } from '../../entities/failures/only-row'
import { and, asc, count, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import { advisoryLocks } from '../../entities/schema/advisory-locks'
import type { Queryable } from '../../entities/schema/database-handle'
import { glossaryDefinitions, glossaryWords } from '../../entities/schema'
import type { DefinitionRow } from './definitions.repository'

export type WordRow = typeof glossaryWords.$inferSelect
export type NewWordRow = Omit<typeof glossaryWords.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>
export type ReadWord = WordRow & { definitions: DefinitionRow[] }

/** A statement has at most 65,535 parameters. */
const rowsPerQuery = 2000

/** Locks the words of a domain, so that none is inserted twice. */
export async function lockGlossary(transaction: Queryable, domainId: number): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(${advisoryLocks.glossaryOfDomain}, (${domainId} % 2147483647)::int)`,
  )
}

const alphabetical = [sql`lower(${glossaryWords.word})`, asc(glossaryWords.id)]

export async function readWords(
  database: Queryable,
  where: SQL | undefined,
  { limit, offset = 0 }: { limit?: number; offset?: number } = {},
): Promise<ReadWord[]> {
  const all = database
    .select({ id: glossaryWords.id })
    .from(glossaryWords)
    .where(where)
    .orderBy(...alphabetical)
    .$dynamic()
  const chosen = limit === undefined ? all : all.limit(limit).offset(offset)
  const rows = await database
    .select()
    .from(glossaryWords)
    .where(inArray(glossaryWords.id, chosen))
    .orderBy(...alphabetical)
  const definitions = await database
    .select()
    .from(glossaryDefinitions)
    .where(inArray(glossaryDefinitions.wordId, chosen))
    .orderBy(asc(glossaryDefinitions.orderIndex), asc(glossaryDefinitions.id))
  const words = new Map(rows.map((row): [number, ReadWord] => [row.id, { ...row, definitions: [] }]))
  for (const definition of definitions) words.get(definition.wordId)?.definitions.push(definition)
  return [...words.values()]
}

export async function countWords(database: Queryable, where: SQL | undefined): Promise<number> {
  return onlyRow(await database.select({ words: count() }).from(glossaryWords).where(where)).words
}

/** SQL condition: the word or a definition contains the text, ignoring case. */
export function containsText(search: string): SQL | undefined {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return or(
    ilike(glossaryWords.word, pattern),
    sql`exists (select 1 from ${glossaryDefinitions} where ${glossaryDefinitions.wordId} = ${glossaryWords.id}
      and ${ilike(glossaryDefinitions.definition, pattern)})`,
  )
}

/** Inserts words and returns their ids in the same order. */
export async function insertWords(database: Queryable, words: readonly NewWordRow[]): Promise<number[]> {
  const ids: number[] = []
  for (let from = 0; from < words.length; from += rowsPerQuery) {
    const part = words.slice(from, from + rowsPerQuery)
    const rows = await database.insert(glossaryWords).values(part).returning({ id: glossaryWords.id })
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

export async function changeWord(database: Queryable, id: number, change: Partial<NewWordRow>): Promise<void> {
  await database
    .update(glossaryWords)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(glossaryWords.id, id))
}

export async function deleteWords(database: Queryable, ids: readonly number[]): Promise<void> {
  await database.delete(glossaryWords).where(inArray(glossaryWords.id, [...ids]))
}

/** Returns one of these words that the same domain has twice in the same language and book; null if there is none. */
export async function findDuplicate(database: Queryable, ids: readonly number[]): Promise<WordRow | null> {
  const [row] = await database
    .select()
    .from(glossaryWords)
    .where(
      and(
        inArray(glossaryWords.id, [...ids]),
        sql`exists (select 1 from glossary_words other where other.domain_id = ${glossaryWords.domainId}
          and other.language = ${glossaryWords.language} and other.word = ${glossaryWords.word}
          and other.book_id is not distinct from ${glossaryWords.bookId} and other.id <> ${glossaryWords.id})`,
      ),
    )
    .limit(1)
  return row ?? null
}

/** Returns those words that the domain has for all its books. */
export async function findWordsOfDomain(
  database: Queryable,
  domainId: number,
  words: readonly string[],
): Promise<ReadWord[]> {
  const found: ReadWord[] = []
  for (let from = 0; from < words.length; from += rowsPerQuery) {
    const part = words.slice(from, from + rowsPerQuery)
    const isOne = and(
      eq(glossaryWords.domainId, domainId),
      sql`${glossaryWords.bookId} is null`,
      inArray(glossaryWords.word, part),
    )
    found.push(...(await readWords(database, isOne)))
  }
  return found
}
