import { Session } from '@lectern/contracts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '../../platform/logging/create-logger'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

const lines: string[] = []
let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend({ logger: createLogger('trace', { write: (line) => void lines.push(line) }) })
})
afterAll(() => server.stop())

/** Returns the newest link in the log. */
async function linkInLog(screen: string): Promise<string> {
  const find = () => lines.findLast((line) => line.includes(`/auth/${screen}#token=`))
  await expect.poll(find).toBeDefined()
  return /#token=([\w-]{43})/.exec(find() ?? '')?.[1] ?? ''
}

test('logs a sign-in link only if there is no mail server, and no other secret [AUTH-019]', async () => {
  const email = 'ann@example.org'
  const passwords = ['the first password', 'the second password', 'never right at all']
  const [first, second, wrong] = passwords
  const post = (path: string, json: object) => server.call('POST', path, { json })
  await post('/auth/signup', { email, password: first, name: 'Ann' })
  const session = Session.parse((await post('/auth/verify', { token: await linkInLog('verify') })).body)
  await post('/auth/login', { email, password: wrong })
  await post('/auth/forgot', { email })
  expect((await post('/auth/reset', { token: await linkInLog('reset'), password: second })).status).toBe(200)
  const again = Session.parse((await post('/auth/login', { email, password: second })).body)
  await post('/auth/refresh', { refreshToken: again.refreshToken })
  await server.call('GET', '/auth/account/export', { token: again.accessToken })

  const folder = join(server.dataFolder, 'outbox')
  const mails = await Promise.all(
    (await readdir(folder)).toSorted().map((name) => readFile(join(folder, name), 'utf8')),
  )
  expect(mails.map((mail) => /\/auth\/(\w+)#token=/.exec(mail)?.[1])).toEqual(['verify', 'reset'])

  const log = lines.join('\n')
  const tokens = [session.accessToken, session.refreshToken, again.accessToken, again.refreshToken]
  for (const secret of [...passwords, ...tokens]) expect(log).not.toContain(secret)
  // The log contains no address of an account either.
  expect(log).not.toContain(email)
})
