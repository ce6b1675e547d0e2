import type { StartedServer } from '@lectern/presets/start-server'
import { expect, type APIRequestContext } from '@playwright/test'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface NewReader {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** Creates an account by the mailed link, as a reader does. */
export async function signUp(request: APIRequestContext, server: StartedServer, reader: NewReader): Promise<void> {
  expect((await request.post(`${server.url}/auth/signup`, { data: reader })).ok()).toBe(true)
  const outbox = join(server.dataFolder, 'outbox')
  let token: string | undefined
  await expect(async () => {
    const mails = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')))
    const own = mails.filter((mail) => mail.includes(reader.email))
    token = own.map((mail) => /^X-Lectern-Link:\s+\S*#[\w-]+=(\S+)/m.exec(mail)?.[1]).find((found) => found)
    expect(token).toBeDefined()
  }).toPass()
  const verified = await request.post(`${server.url}/auth/verify`, { data: { token } })
  expect([verified.status(), await verified.text()]).toEqual([200, expect.stringContaining('accessToken')])
}
