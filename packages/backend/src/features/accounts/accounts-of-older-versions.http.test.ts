import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, test } from 'vitest'
import { migrateDatabase } from '../../platform/database/migrate-database'
import { openDatabase } from '../../platform/database/open-database'
import { createTestDatabase } from '../../platform/embedded-postgres'
import { createLogger } from '../../platform/logging/create-logger'

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url))

test('accounts of an older version count as verified', async () => {
  const { pool, close } = openDatabase(await createTestDatabase(inject('testServer')), createLogger('silent'))
  const older = await mkdtemp(join(tmpdir(), 'lectern-migrations-'))
  await cp(migrations, older, { recursive: true })
  const journal = join(older, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
  const before = entries.findIndex(({ tag }: { tag: string }) => tag.endsWith('accounts_by_mail'))
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, before) }))
  await migrateDatabase(pool, older)
  await pool.query(`insert into domains (name) values ('Old')`)
  await pool.query(`insert into users (domain_id, email, role, created_at)
    values (1, 'old@example.org', 'user', '2026-01-02T00:00:00Z')`)
  await migrateDatabase(pool, migrations)
  const { rows } = await pool.query('select verified_at from users')
  expect(rows).toEqual([{ verified_at: new Date('2026-01-02T00:00:00Z') }])
  await close()
  await rm(older, { recursive: true })
})
