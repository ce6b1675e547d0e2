import { allRoutes } from '@lectern/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestBook } from '../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../testing/start-test-backend'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend({ readerOrigin: 'https://books.example' })
})
afterAll(() => server.stop())

const origins = [
  'https://evil.example',
  'null',
  'https://books.example.evil.example',
  'http://books.example',
  'file://',
]
const granting = ['access-control-allow-origin', 'access-control-allow-credentials', 'access-control-allow-headers']

test('no page of another origin may send or read a request: the list of allowed origins is empty', async () => {
  const token = await server.signIn('author@example.org')
  for (const route of allRoutes.filter(({ operationId }) => operationId !== 'getJobEvents')) {
    const path = route.path.replaceAll(/\{\w+\}/g, '7')
    for (const origin of origins) {
      const asked = {
        origin,
        'access-control-request-method': route.method.toUpperCase(),
        'access-control-request-headers': 'authorization,content-type',
      }
      const preflight = await server.call('OPTIONS', path, { headers: asked })
      const call =
        origin === origins[0]
          ? await server.call(route.method.toUpperCase(), path, { token, headers: asked })
          : preflight
      for (const name of granting)
        expect([route.operationId, origin, preflight.headers.get(name), call.headers.get(name)]).toEqual([
          route.operationId,
          origin,
          null,
          null,
        ])
    }
  }
})

test('other origins may show media, but not read the bytes', async () => {
  const token = await server.signIn('author@example.org')
  const { bookId } = await makeTestBook(server, token)
  await server.call('POST', `/api/book/${bookId}/publish`, { token, json: { visibility: 'public' } })
  const response = await server.call('GET', `/objects/published/${bookId}/book.json`, {
    headers: { origin: 'https://x.example' },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  for (const name of granting) expect(response.headers.get(name)).toBeNull()
})

test('every response declares its type and sends no referrer', async () => {
  for (const path of ['/books/minimal/7', '/api/settings', '/no/such/place', '/health', '/objects/x']) {
    const { headers } = await server.call('GET', path)
    expect([path, headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual([
      path,
      'nosniff',
      'no-referrer',
    ])
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('server')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
  }
  const local = await startTestBackend({ readerOrigin: 'http://127.0.0.1:4600' })
  expect((await local.call('GET', '/health')).headers.get('strict-transport-security')).toBeNull()
  await local.stop()
})
