import type { ClientBase } from 'pg'
import { type BackupSequence, BackupError } from './backup-format'

export interface DescribedTable {
  name: string
  /** In the order of the columns in a row's text. */
  columns: string[]
}

/** Makes times, numbers and bytes print completely and without time-outs, whatever the server's settings. */
export async function configureSession(client: ClientBase): Promise<void> {
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'iso_8601';
    set extra_float_digits = 1; set bytea_output = 'hex'; set synchronize_seqscans = off; set statement_timeout = 0`)
  // Some versions lack one of these settings.
  await client.query(`select set_config(name, '0', false) from pg_settings
    where name in ('idle_session_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`)
}

/** Returns the tables, each after those that it references. */
export async function describeTables(client: ClientBase): Promise<DescribedTable[]> {
  const { rows: tables } = await client.query<DescribedTable>(
    `select c.relname as name, (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`,
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select distinct source.relname as from, target.relname as to from pg_constraint
      join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
      where contype = 'f' and conrelid <> confrelid and source.relnamespace = 'public'::regnamespace`,
  )
  const ordered: DescribedTable[] = []
  let waiting = tables
  while (waiting.length > 0) {
    const open = new Set(waiting.map(({ name }) => name))
    const isFree = ({ name }: DescribedTable) => !references.some(({ from, to }) => from === name && open.has(to))
    const free = waiting.filter(isFree)
    if (free.length === 0) throw new Error(`tables refer to one another in a circle: ${[...open].join(', ')}`)
    ordered.push(...free)
    waiting = waiting.filter((table) => !free.includes(table))
  }
  return ordered
}

export async function describeSequences(client: ClientBase): Promise<BackupSequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  )
  const sequences: BackupSequence[] = []
  for (const { name } of rows) {
    const result = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from public."${name}"`,
    )
    for (const value of result.rows) sequences.push({ name, ...value })
  }
  return sequences
}

/** Returns the migrations of the schema. */
export async function readMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  )
  if (rows.length === 0) throw new BackupError('The database has no schema yet. Start Lectern on it once.')
  return rows.map(({ hash }) => hash)
}
