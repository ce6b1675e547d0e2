import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findPublicationState } from '../../entities/books/books.repository'
import { createTestDatabase } from '../embedded-postgres'
import { createLogger } from '../logging/create-logger'
import { migrateDatabase } from './migrate-database'
import { openDatabase } from './open-database'

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url))

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-migrations-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Returns the migrations of an older version. */
async function firstMigrations(count: number): Promise<string> {
  await cp(migrations, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }))
  return folder
}

test('a book published by an older version counts as unchanged and stays as public as it was', async () => {
  const { pool, database, close } = openDatabase(await createTestDatabase(inject('testServer')), createLogger('silent'))
  await migrateDatabase(pool, await firstMigrations(2))
  await pool.query(`insert into domains (name) values ('Old')`)
  for (const [id, visibility] of [
    [1, 'public'],
    [2, 'private'],
  ]) {
    await pool.query(`insert into books (id, domain_id, title, visibility, published_revision)
      values (${id}, 1, 'Old', '${visibility}', 2)`)
    await pool.query(`insert into publications (book_id, revision, object_key, content_hash, summary)
      values (${id}, 1, 'a', 'a', '{}'), (${id}, 2, 'b', 'b', '{}')`)
  }
  await migrateDatabase(pool, migrations)
  expect(await findPublicationState(database, 1)).toMatchObject({ isBehind: false })
  const { rows } = await pool.query(`select book_id, revision from publications where was_public`)
  expect(rows.map((row) => [Number(row.book_id), row.revision])).toEqual([[1, 2]])
  await close()
})
