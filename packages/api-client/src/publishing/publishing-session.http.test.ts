import { expect, inject, test } from 'vitest'
import type { Session } from '../session'
import { startTestServer } from '../testing/respond-always'
import { createClient, type TestClient } from '../testing/create-client'
import { publishingApi } from './endpoints.gen'

const server = inject('server')
const { getPublishedBook, exportAccount } = publishingApi.endpoints

/** Creates a client whose clock is slow, so that only the server notices an expired token. */
function clientOf(session: Session | undefined, url = server.url): TestClient {
  if (!session) throw new Error('the server has no more sessions for the tests')
  const client = createClient(url, () => Date.now() / 1000 - 7200)
  client.session.signedIn(session)
  return client
}

const pathsOf = (client: TestClient) => client.sent.map(({ method, path }) => `${method} ${path}`)

test('refreshes after a 401, stores the tokens and repeats the call once [API-PUB-006 API-PUB-007]', async () => {
  const expired = server.expired[0]
  const client = clientOf(expired)
  const { data } = await client.store.dispatch(exportAccount.initiate())
  expect(data?.account.email).toBe(expired?.email)
  expect(pathsOf(client)).toEqual(['GET /auth/account/export', 'POST /auth/refresh', 'GET /auth/account/export'])
  const renewed = client.session.current()
  expect(renewed?.accessToken).not.toBe(expired?.accessToken)
  expect(renewed?.refreshToken).not.toBe(expired?.refreshToken)
  expect([...client.stored.values()]).toEqual([JSON.stringify(renewed)])
  expect(client.sent.map(({ authorization }) => authorization)).toEqual([
    `Bearer ${expired?.accessToken}`,
    null,
    `Bearer ${renewed?.accessToken}`,
  ])
})

test('repeats a request for published books with a refreshed token [API-PUB-006]', async () => {
  const client = clientOf(server.expired[1])
  const { error } = await client.store.dispatch(getPublishedBook.initiate({ id: 999_999 }))
  expect(error).toMatchObject({ status: 404 })
  expect(pathsOf(client)).toEqual(['GET /books/data/999999', 'POST /auth/refresh', 'GET /books/data/999999'])
  expect(client.ended.times).toBe(0)
})

test('ends the session and redirects to sign-in once when the refresh is refused [API-PUB-007]', async () => {
  const expired = server.expired[2]
  const client = clientOf(expired && { ...expired, refreshToken: 'made up' })
  const { error } = await client.store.dispatch(exportAccount.initiate())
  expect(error).toMatchObject({ status: 401 })
  expect(pathsOf(client)).toEqual(['GET /auth/account/export', 'POST /auth/refresh'])
  expect([client.session.current(), client.stored.size, client.ended.times]).toEqual([null, 0, 1])
})

test('ends the session on a second 401, without a third attempt [API-PUB-007]', async () => {
  // Rejects every token, even one that it has just issued.
  const strict = await startTestServer((request, response) => {
    const isRefresh = request.url === '/auth/refresh'
    response.writeHead(isRefresh ? 200 : 401, { 'content-type': 'application/json' })
    const refused = { code: 'not-signed-in', msg: 'Sign in first.' }
    response.end(JSON.stringify(isRefresh ? { accessToken: 'new', refreshToken: 'next' } : refused))
  })
  const client = clientOf(server.expired[3], strict.url)
  const { error } = await client.store.dispatch(exportAccount.initiate())
  strict.stop()
  expect(error).toMatchObject({ status: 401, code: 'not-signed-in' })
  expect(pathsOf(client)).toEqual(['GET /auth/account/export', 'POST /auth/refresh', 'GET /auth/account/export'])
  expect([client.session.current(), client.stored.size, client.ended.times]).toEqual([null, 0, 1])
})
