import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findPublicationState } from '../../entities/books/books.repository'
import { copyFirstMigrations, migrationsFolder } from '../../testing/copy-first-migrations'
import { createTestDatabase } from '../embedded-postgres'
import { createLogger } from '../logging/create-logger'
import { migrateDatabase } from './migrate-database'
import { openDatabase } from './open-database'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-migrations-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a book published by an older version counts as unchanged and stays as public as it was', async () => {
  const { pool, database, close } = openDatabase(await createTestDatabase(inject('testServer')), createLogger('silent'))
  await copyFirstMigrations(2, folder)
  await migrateDatabase(pool, folder)
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
  await migrateDatabase(pool, migrationsFolder)
  expect(await findPublicationState(database, 1)).toMatchObject({ isBehind: false })
  const { rows } = await pool.query(`select book_id, revision from publications where was_public`)
  expect(rows.map((row) => [Number(row.book_id), row.revision])).toEqual([[1, 2]])
  await close()
})

test('a dictionary of a version without owners stays one that all authors of its domain change', async () => {
  const { pool, close } = openDatabase(await createTestDatabase(inject('testServer')), createLogger('silent'))
  await copyFirstMigrations(14, folder)
  await migrateDatabase(pool, folder)
  await pool.query(`insert into domains (name) values ('Old')`)
  await pool.query(`insert into pronunciation_dictionaries (domain_id, name) values (1, 'Names')`)
  await migrateDatabase(pool, migrationsFolder)
  await pool.query(`insert into pronunciation_dictionaries (domain_id, name) values (1, 'New')`)
  const { rows } = await pool.query('select name, owner_id, is_shared from pronunciation_dictionaries order by id')
  expect(rows).toEqual([
    { name: 'Names', owner_id: null, is_shared: true },
    { name: 'New', owner_id: null, is_shared: false },
  ])
  await close()
})

test('titles are sorted again when PostgreSQL has another ICU', async () => {
  const { pool, close } = openDatabase(await createTestDatabase(inject('testServer')), createLogger('silent'))
  await migrateDatabase(pool, migrationsFolder)
  const read = async () => {
    const { rows } =
      await pool.query(`select collversion = pg_collation_actual_version(c.oid) as is_current, i.relfilenode
      from pg_collation c, pg_class i where collname = 'title_en' and relname = 'publications_title_en'`)
    return rows[0]
  }
  const before = await read()
  expect(before.is_current).toBe(true)
  await pool.query(`update pg_collation set collversion = 'of an earlier ICU' where collname = 'title_en'`)
  await migrateDatabase(pool, migrationsFolder)
  const after = await read()
  expect(after.is_current).toBe(true)
  expect(after.relfilenode).not.toBe(before.relfilenode)
  await migrateDatabase(pool, migrationsFolder)
  expect(await read()).toEqual(after)
  await close()
})
