import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLogger } from '../logging/create-logger'
import { passwordMail } from '../../features/accounts/write-account-mails'
import { createOutbox } from './create-outbox'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-outbox-'))
})
afterEach(() => rm(folder, { recursive: true }))

const token = 'T'.repeat(43)

async function send(to: string): Promise<{ text: string; mode: number; log: string; name: string }> {
  const lines: string[] = []
  const logger = createLogger('warn', { write: (line) => void lines.push(line) })
  const now = () => new Date('2026-11-22T12:00:00Z')
  const outbox = createOutbox({ folder: join(folder, 'outbox'), logger, now })
  await outbox.send(passwordMail('https://books.example.org', to, token))
  outbox.close()
  const [name = ''] = await readdir(join(folder, 'outbox'))
  const path = join(folder, 'outbox', name)
  return { text: await readFile(path, 'utf8'), mode: (await stat(path)).mode & 0o777, log: lines.join(''), name }
}

test('writes mail to a private file and logs its link when there is no mail server', async () => {
  const { text, mode, log, name } = await send('ann@example.org')
  const link = `https://books.example.org/auth/reset#token=${token}`
  expect(text).toContain(`X-Lectern-Link:\n ${link}\n`)
  expect(decodeQuotedPrintable(text)).toContain(`\n${link}\n`)
  expect(text).toMatch(/^From: Lectern <no-reply@lectern\.local>$/m)
  expect(text).toMatch(/^To: ann@example\.org$/m)
  expect(text).toMatch(/^Subject: Set a new password$/m)
  expect(mode).toBe(0o600)
  expect(name).toMatch(/^2026-11-22T12-00-00\.000Z-[0-9a-f]{8}\.eml$/)
  expect(JSON.parse(log)).toMatchObject({ link, file: join(folder, 'outbox', name) })
})

test('an address stays one address, whatever it contains', async () => {
  const { text } = await send('"a, b"@example.org')
  expect(text.match(/^To: .*$/gm)).toEqual(['To: <"a, b"@example.org>'])
})

function decodeQuotedPrintable(text: string): string {
  return text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
