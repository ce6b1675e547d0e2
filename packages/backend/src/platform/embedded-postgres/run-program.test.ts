import { spawn } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'
import { programOptions, runProgram, waitForExit } from './run-program'

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

test('a program that cannot start ends with code null and the reason', async () => {
  const ended = await runProgram('/no/such/program', [], { kind: 'self' })
  expect(ended).toMatchObject({ code: null, signal: null, output: expect.stringContaining('ENOENT') })
})

test('a running program is waited for after a kill that failed', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume().on("end", () => process.exit(3))'])
  const ended = waitForExit(child)
  child.emit('error', new Error('kill EPERM'))
  child.stdin.end()
  expect(await ended).toEqual({ code: 3, signal: null, output: '' })
})
