import { Hono } from 'hono'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { ApiEnvironment } from '../../platform/http/hono-env'
import { receiveUpload } from './receive-upload'
import { createLocalObjectStore } from '../../platform/objects/local-object-store'
import { signObjectUrl } from '../../platform/objects/sign-object-url'

const secret = Buffer.from('a secret of the tests')
const url = signObjectUrl(
  { key: '7/a.mp3', method: 'PUT', expiresAt: 4_000_000_000, contentType: 'audio/mpeg', maximumBytes: 10 },
  secret,
)
let folder = ''
let app = new Hono<ApiEnvironment>()
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-intake-'))
  const now = () => new Date()
  const objects = createLocalObjectStore({ folder, temporaryFolder: join(folder, 'objects-incoming'), secret, now })
  app = new Hono<ApiEnvironment>()
  app.put('/objects/*', (context) =>
    receiveUpload(context, { objects, secret, now, deleteLateObjects: () => Promise.resolve() }),
  )
  app.onError((error) => new Response(null, { status: error instanceof ApiFailure ? error.status : 500 }))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Uploads without a Content-Length, as a stream does. */
async function upload(chunks: string[], headers: Record<string, string> = {}, to = url): Promise<number> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(Buffer.from(chunk))
      controller.close()
    },
  })
  const request = {
    method: 'PUT',
    headers: { 'content-type': 'audio/mpeg', ...headers },
    body,
    duplex: 'half',
  } satisfies RequestInit
  return (await app.request(to, request)).status
}
const stored = () => existsSync(join(folder, 'objects/7/a.mp3'))

test('an upload larger than the signed size is refused and leaves no file', async () => {
  expect(await upload(['12345', '67890', '1'])).toBe(413)
  expect(await upload(['1'], { 'content-length': '11' })).toBe(413)
  expect(stored()).toBe(false)
  expect(readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toEqual([])
})

test('an upload of the signed size is accepted once', async () => {
  expect(await upload(['12345', '67890'])).toBe(200)
  expect(stored()).toBe(true)
  expect(await upload(['other'])).toBe(409)
})

test('an address signed without a size accepts at most 500 MB', async () => {
  const unsized = signObjectUrl(
    { key: '7/a.mp3', method: 'PUT', expiresAt: 4_000_000_000, contentType: 'audio/mpeg' },
    secret,
  )
  expect(await upload(['1'], { 'content-length': '500000001' }, unsized)).toBe(413)
  expect(await upload(['1'], { 'content-length': '1' }, unsized)).toBe(200)
})
