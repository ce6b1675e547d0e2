import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.stop())

async function restart() {
  await (await server.startAnother()).stop()
}

test('a start deletes partial files of a killed process, but not those in progress', async () => {
  const folder = join(server.dataFolder, 'objects-incoming')
  mkdirSync(folder, { recursive: true })
  const [old, young] = [join(folder, 'old'), join(folder, 'young')]
  for (const path of [old, young]) writeFileSync(path, 'half')
  const hoursAgo = Date.now() / 1000 - 2 * 3600
  utimesSync(old, hoursAgo, hoursAgo)
  await restart()
  expect([existsSync(old), existsSync(young)]).toEqual([false, true])
})

test('a start deletes expired sessions and links and long-ended jobs, nothing else', async () => {
  const { id } = await server.backend.accounts.saveAccount({ email: 'ann@example.org', role: 'user' })
  await server.database.execute(`insert into refresh_tokens (token_hash, family_id, user_id, expires_at) values
    ('over', gen_random_uuid(), ${id}, now() - interval '1 hour'),
    ('lives', gen_random_uuid(), ${id}, now() + interval '1 day')`)
  await server.database.execute(`insert into sign_in_links (token_hash, user_id, expires_at) values
    ('over', ${id}, now() - interval '1 hour'), ('lives', ${id}, now() + interval '1 hour')`)
  await server.database.execute(`insert into jobs (id, kind, key, payload, state, run_at, updated_at) values
    (gen_random_uuid(), 'speak', 'over', '{}', 'failed', now(), now() - interval '31 days'),
    (gen_random_uuid(), 'speak', 'lives', '{}', 'failed', now(), now() - interval '29 days'),
    (gen_random_uuid(), 'speak', 'waits', '{}', 'queued', now() + interval '1 hour', now() - interval '31 days')`)
  await restart()
  const left = async (table: string, column: string) =>
    (await server.database.execute(`select ${column} as name from ${table} order by 1`)).rows.map((row) => row['name'])
  expect(await left('refresh_tokens', 'token_hash')).toEqual(['lives'])
  expect(await left('sign_in_links', 'token_hash')).toEqual(['lives'])
  expect(await left('jobs', 'key')).toEqual(['lives', 'waits'])
})
