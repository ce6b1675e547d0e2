import { afterAll, beforeAll, expect, it } from 'vitest'
import { mainApi } from '../main/index'
import { readRetryHint } from '../retry/index'
import { createClient } from '../testing/create-client'
import { startTestServer, type FixedResponseServer } from '../testing/respond-always'

let away: FixedResponseServer
beforeAll(async () => {
  away = await startTestServer((_request, response) => {
    response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '9' })
    response.end(JSON.stringify({ code: 'database-away', msg: 'The database cannot be reached at the moment.' }))
  })
})
afterAll(() => away.stop())

it('keeps the Retry-After header of a refused call', async () => {
  const { store } = createClient(away.url)
  const { error } = await store.dispatch(mainApi.endpoints.listBooks.initiate({ scope: '7' }))
  expect(error).toMatchObject({ status: 503, code: 'database-away', retryAfter: '9' })
  expect(readRetryHint(error, { milliseconds: 0, isOnline: true })).toEqual({
    cause: 'restarting',
    retryAfterSeconds: 9,
  })
})
