import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { domains } from '../../entities/schema'
import { makeTestBook } from '../../testing/make-test-book'
import { speechRequest } from '../../testing/speech-request'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'
import { createSpeechBudget } from './speech-budget'

/** Requests at the same time: 1,000 in the long test run. */
const REQUESTS = Number(process.env['LECTERN_BUDGET_REQUESTS'] ?? 200)

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend({ limits: { calls: null, speech: null }, unfinishedJobsPerDomain: 1000 })
})
afterAll(() => server.stop())

const newRun = () => ({ id: randomUUID(), token: randomUUID() })

test("a domain's own budget applies to it alone; other domains have the server's [AUTH-020]", async () => {
  const budget = createSpeechBudget(server.database, 1000, () => new Date())
  const [own, other] = [await server.addDomain(), await server.addDomain()]
  await server.database.update(domains).set({ speechBudget: 100 }).where(eq(domains.id, own))
  expect([await budget.limitOf(own), await budget.limitOf(other)]).toEqual([100, 1000])
  expect(await budget.reserve(own, newRun(), 101)).toBe(false)
  expect(await budget.reserve(own, newRun(), 100)).toBe(true)
  expect(await budget.reserve(other, newRun(), 1000)).toBe(true)
  expect(await budget.reserve(other, newRun(), 1)).toBe(false)
  await server.database.update(domains).set({ speechBudget: 0 }).where(eq(domains.id, other))
  expect(await budget.limitOf(other)).toBe(0)
})

test('sends the provider at most the budget, however many requests arrive at once', async () => {
  const domainId = await server.addDomain()
  await server.database.update(domains).set({ speechBudget: 100 }).where(eq(domains.id, domainId))
  const token = await server.signIn('many@example.org', 'user', domainId)
  const book = await makeTestBook(server, token, [null])
  server.script.spokenTexts = []
  const calls = Array.from({ length: REQUESTS }, (_, index) =>
    server.call('POST', '/api/text-to-speech/stream', { token, json: speechRequest(`Say ${index + 1000}.`, book) }),
  )
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  const received = server.script.spokenTexts.join('').length
  expect(received).toBeLessThanOrEqual(100)
  // Each text has nine characters: eleven are paid for, and the other requests are refused.
  expect([received, server.script.spokenTexts.length]).toEqual([99, 11])
  expect(statuses.filter((status) => status === 200)).toHaveLength(11)
  expect(statuses.filter((status) => status === 402)).toHaveLength(REQUESTS - 11)
}, 120_000)
