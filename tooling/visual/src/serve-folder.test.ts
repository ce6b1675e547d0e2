import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveFolder, type ServedFolder } from './serve-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'lectern-served-'))
let served: ServedFolder
beforeAll(async () => {
  writeFileSync(join(folder, 'a page.html'), '<p>Page</p>')
  served = await serveFolder(folder)
})
afterAll(async () => {
  await served.stop()
  rmSync(folder, { recursive: true })
})
const get = (path: string) => fetch(`${served.url}${path}`)

test('sends a file with its type', async () => {
  const response = await get('/a%20page.html')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html'])
  expect(await response.text()).toBe('<p>Page</p>')
})

test('responds with 400 to a malformed path, and goes on', async () => {
  expect((await get('/%E0%A4%A')).status).toBe(400)
  expect((await get('/a%20page.html')).status).toBe(200)
})

test('responds with 404 to a missing file, and with 403 outside the folder', async () => {
  expect((await get('/missing.html')).status).toBe(404)
  expect((await get('/..%2f..%2fetc%2fpasswd')).status).toBe(403)
})
