import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'

/** Rows buffered at a time: few, because one may have many megabytes. */
const maxRows = 64
const wantedCharacters = 2_000_000

/** Reads the rows of a table as PostgreSQL prints them, in their physical order. */
export async function* readRows(client: ClientBase, table: string): AsyncGenerator<string> {
  await client.query(
    `declare lectern_rows no scroll cursor for select lectern_row::text as line from public."${table}" lectern_row`,
  )
  let next = 1
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${next} from lectern_rows`)
    if (rows.length === 0) break
    let characters = 0
    for (const { line } of rows) {
      characters += line.length
      yield line
    }
    const fitting = Math.floor((wantedCharacters * rows.length) / Math.max(characters, 1))
    next = Math.max(1, Math.min(maxRows, fitting, next * 2))
  }
  await client.query('close lectern_rows')
}

/** Writes such rows into an empty table, within the caller's transaction. */
export async function writeRows(client: ClientBase, table: string, lines: AsyncIterable<string>): Promise<void> {
  // PostgreSQL computes generated columns itself and refuses them in a statement.
  const { rows: columns } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [`public."${table}"`],
  )
  const names = columns.map(({ name }) => name)
  const write = async (batch: readonly string[]): Promise<void> => {
    if (batch.length === 0) return
    await client.query(
      `insert into public."${table}" (${names.join(', ')}) overriding system value
        select ${names.map((name) => `(written.line).${name}`).join(', ')} from (
        select given.line::public."${table}" as line from unnest($1::text[]) with ordinality as given(line, place)
        order by given.place offset 0) as written`,
      [batch],
    )
  }
  let batch: string[] = []
  let characters = 0
  for await (const line of lines) {
    batch.push(line)
    characters += line.length
    if (batch.length < maxRows * 8 && characters < wantedCharacters) continue
    await write(batch)
    batch = []
    characters = 0
  }
  await write(batch)
}

export interface CountedRows {
  rows: number
  rowsSha256: string
}

const sumModulus = 2n ** 256n

/** Counts rows and hashes their text, both in order and regardless of order. */
export function countRows() {
  const hash = createHash('sha256')
  let rows = 0
  let sum = 0n
  return {
    add: (line: string): void => {
      rows += 1
      hash.update(line).update('\n')
      sum = (sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % sumModulus
    },
    result: (): CountedRows => ({ rows, rowsSha256: hash.digest('hex') }),
    /** Sum of the rows' hashes, independent of their order. */
    sum: (): bigint => sum,
  }
}
