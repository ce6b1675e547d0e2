import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { domains } from '../database/schema'
import { startTestBackend, type TestBackend } from '../testing/start-test-backend'
import { createSpeechBudget } from './speech-budget'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.stop())

test("a domain's own budget holds for it, and for no other; without one the server's does [AUTH-020]", async () => {
  const budget = createSpeechBudget(server.database, 1000, () => new Date())
  const [own, other] = [await server.addDomain(), await server.addDomain()]
  await server.database.update(domains).set({ speechBudget: 100 }).where(eq(domains.id, own))
  expect([await budget.limitOf(own), await budget.limitOf(other)]).toEqual([100, 1000])
  expect(await budget.reserve(own, randomUUID(), 101)).toBe(false)
  expect(await budget.reserve(own, randomUUID(), 100)).toBe(true)
  expect(await budget.reserve(other, randomUUID(), 1000)).toBe(true)
  expect(await budget.reserve(other, randomUUID(), 1)).toBe(false)
  await server.database.update(domains).set({ speechBudget: 0 }).where(eq(domains.id, other))
  expect(await budget.limitOf(other)).toBe(0)
})
