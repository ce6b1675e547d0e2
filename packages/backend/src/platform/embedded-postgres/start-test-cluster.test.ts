import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from './outcome'
import { createTestDatabase, startTestCluster, type TestCluster } from './start-test-cluster'

let cluster: TestCluster
beforeAll(async () => {
  cluster = await startTestCluster()
})
afterAll(() => cluster.stop())

async function run(connection: Connection, sql: string): Promise<unknown[]> {
  const client = new Client({ ...connection })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

test('databases of a test cluster are independent copies of their template', async () => {
  const template = await cluster.createDatabase()
  await run(template, 'create table page (words text)')
  const [one, two] = await Promise.all([
    cluster.createDatabase(template.database),
    createTestDatabase(cluster.connection, template.database),
  ])
  await run(one, "insert into page values ('one')")
  expect(await run(one, 'select words from page')).toEqual([{ words: 'one' }])
  expect(await run(two, 'select words from page')).toEqual([])
})

test('text is searched, ordered and folded alike on every system', async () => {
  const database = await cluster.createDatabase()
  await run(database, 'create extension unaccent')
  const [row] = await run(
    database,
    `select to_tsvector('spanish', 'Él comió ÁRBOLES')::text as stems, lower('ÉÑ') as folded, unaccent('canción') as plain`,
  )
  expect(row).toEqual({ stems: "'arbol':3 'com':2", folded: 'éñ', plain: 'cancion' })
})
