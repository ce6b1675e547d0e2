import { JobAccepted } from '@lectern/contracts'
import { EventEmitter, once } from 'node:events'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { makeTestBook } from '../../testing/make-test-book'
import { speechRequest } from '../../testing/speech-request'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.stop())

test('watching a job reads its state, not its payload', async () => {
  const token = await server.signIn('author@example.org')
  const book = await makeTestBook(server, token, [null])
  const gate = new EventEmitter()
  const opened = once(gate, 'open')
  const reached = once(gate, 'reached')
  server.script.beforeSpeaking = async () => {
    gate.emit('reached')
    await opened
  }
  const json = speechRequest('Watched.', book)
  const headers = { prefer: 'respond-async' }
  const response = await server.call('POST', '/api/text-to-speech/stream', { token, json, headers })
  const { jobId } = JobAccepted.parse(response.body)
  await reached
  const query = vi.spyOn(server.open.pool, 'query')
  /** The statements that read a job by its id. */
  const reads = () =>
    query.mock.calls
      .map(([statement]) => z.object({ text: z.string() }).parse(statement).text)
      .filter((text) => /^select .*"attempts".* where .*"jobs"."id" = /.test(text))
  const events = server.call('GET', `/api/jobs/${jobId}/events`, { token })
  const waiting = server.call('POST', '/api/text-to-speech/stream', { token, json })
  await server.call('GET', `/api/jobs/${jobId}`, { token })
  await expect.poll(() => reads().length).toBeGreaterThan(2)
  gate.emit('open')
  expect((await waiting).status).toBe(200)
  expect((await events).text).toContain('"succeeded"')
  expect(reads().length).toBeGreaterThan(4)
  for (const text of reads()) expect(text).not.toMatch(/"payload"|"result"/)
})
