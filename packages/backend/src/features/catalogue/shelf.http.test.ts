import { afterAll, beforeAll, expect, test } from 'vitest'
import { series, tags } from '../../entities/schema'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.stop())

async function fill(domainId: number): Promise<void> {
  await server.database.insert(series).values([
    { domainId, name: 'Winds' },
    { domainId, name: 'Owls' },
  ])
  await server.database.insert(tags).values([
    { domainId, name: 'night' },
    { domainId, name: 'light' },
  ])
}

test.each([
  ['/series', ['Owls', 'Winds'], "the series of the caller's own domain are listed by name [API-QUIZ-024]"],
  ['/tag', ['light', 'night'], "the tags of the caller's own domain are listed by name [API-QUIZ-025]"],
])('%s → %j: %s', async (path, names) => {
  const [here, there] = [await server.addDomain(), await server.addDomain()]
  await fill(here)
  const reader = await server.signIn('reader@example.org', 'student', here)
  const { status, body } = await server.call('GET', path, { token: reader })
  expect([status, Array.isArray(body) && body.map(({ name }: { name: string }) => name)]).toEqual([200, names])
  const outsider = await server.signIn('outsider@example.org', 'student', there)
  expect((await server.call('GET', path, { token: outsider })).body).toEqual([])
  expect((await server.call('GET', path)).status).toBe(401)
})
