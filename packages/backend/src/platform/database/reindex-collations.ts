import type { ClientBase } from 'pg'

/**
 * Sorts the indexes of collations again if PostgreSQL has another ICU than when they were made: their order would be that of the
 * former one, and pages of a list could skip or repeat rows.
 */
export async function reindexCollations(client: ClientBase): Promise<void> {
  const outdated = await client.query<{ oid: number; name: string }>(
    `select oid, quote_ident(collname) as name from pg_collation
      where collnamespace = current_schema()::regnamespace
        and collversion is distinct from pg_collation_actual_version(oid)`,
  )
  for (const { oid, name } of outdated.rows) {
    const indexes = await client.query<{ name: string }>(
      `select distinct objid::regclass::text as name from pg_depend join pg_class on pg_class.oid = objid
        where classid = 'pg_class'::regclass and refclassid = 'pg_collation'::regclass and refobjid = $1 and relkind = 'i'`,
      [oid],
    )
    for (const index of indexes.rows) await client.query(`reindex index ${index.name}`)
    await client.query(`alter collation ${name} refresh version`)
  }
}
