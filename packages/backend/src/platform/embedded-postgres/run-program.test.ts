import { afterEach, expect, test, vi } from 'vitest'
import { programOptions } from './run-program'

afterEach(() => vi.unstubAllEnvs())

test('PostgreSQL gets neither our keys nor the database settings of a developer', () => {
  for (const name of [
    'LECTERN_SMTP_URL',
    'ELEVENLABS_API_KEY',
    'GOOGLE_VISION_KEY',
    'AWS_SECRET_ACCESS_KEY',
    'PGDATA',
  ]) {
    vi.stubEnv(name, 'secret')
  }
  vi.stubEnv('TMPDIR', '/var/tmp')
  const { env } = programOptions({ kind: 'self' })
  expect(Object.values(env ?? {})).not.toContain('secret')
  expect(env).toMatchObject({ TMPDIR: '/var/tmp', LC_ALL: 'C' })
})
