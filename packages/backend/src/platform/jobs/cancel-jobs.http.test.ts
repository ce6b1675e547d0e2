import { JobAccepted } from '@lectern/contracts'
import { Job } from '@lectern/contracts/app'
import { EventEmitter, once } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { formOf, sampleWav } from '../../testing/sample-media'
import { speechRequest } from '../../testing/speech-request'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'
import { uploadsLeft } from '../../testing/uploads-left'

let server: TestBackend
let token: string
let book: TestBook
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  book = await makeTestBook(server, token, [null])
})
afterAll(() => server.stop())
beforeEach(() => {
  server.script.beforeAligning = () => Promise.resolve(null)
  server.script.beforeSpeaking = () => Promise.resolve()
})

const headers = { prefer: 'respond-async' }
const alignPath = '/api/text-to-speech/forced-alignment'
const recording = (text: string) => formOf({ text }, [{ part: 'file', bytes: sampleWav(1), fileName: 'a.wav' }])
const align = async (text: string) =>
  JobAccepted.parse((await server.call('POST', alignPath, { token, form: recording(text), headers })).body).jobId
const readJob = async (id: string) => Job.parse((await server.call('GET', `/api/jobs/${id}`, { token })).body)
const cancel = (id: string, as = token) => server.call('POST', `/api/jobs/${id}/cancel`, { token: as })

/** Makes alignments run until they are aborted or the gate is opened. */
function holdAlignments() {
  const gate = new EventEmitter()
  const opened = once(gate, 'open')
  const seen = { begun: 0, stopped: 0 }
  server.script.beforeAligning = async (_text, signal) => {
    seen.begun++
    signal?.addEventListener('abort', () => {
      seen.stopped++
      gate.emit('open')
    })
    await opened
    return 'cancelled'
  }
  return { seen, open: () => gate.emit('open') }
}

test('a running job stops when cancelled, and its upload is deleted', async () => {
  const { seen } = holdAlignments()
  const id = await align('Stop here.')
  await expect.poll(() => seen.begun).toBe(1)
  const response = await cancel(id)
  expect([response.status, response.body]).toEqual([
    200,
    expect.objectContaining({ id, state: 'cancelled', result: null }),
  ])
  await expect.poll(() => [seen.stopped, uploadsLeft(server)]).toEqual([1, []])
  expect(await readJob(id)).toMatchObject({ state: 'cancelled', error: { code: 'cancelled' } })
  expect(seen.begun).toBe(1)
})

test('a queued job never starts once cancelled, and its upload is deleted', async () => {
  const { seen, open } = holdAlignments()
  const running = await align('First.')
  await expect.poll(() => seen.begun).toBe(1)
  const id = await align('Second.')
  expect((await cancel(id)).status).toBe(200)
  expect(uploadsLeft(server)).toHaveLength(1)
  await cancel(running)
  open()
  await expect.poll(() => uploadsLeft(server)).toEqual([])
  expect([seen.begun, (await readJob(id)).state]).toEqual([1, 'cancelled'])
})

test('a request that waits for a cancelled job gets that failure', async () => {
  const { seen } = holdAlignments()
  const waiting = server.call('POST', alignPath, { token, form: recording('Waited for.') })
  await expect.poll(() => seen.begun).toBe(1)
  const { rows } = await server.database.execute("select id from jobs where state = 'running'")
  await cancel(String(rows[0]?.['id']))
  expect(await waiting).toMatchObject({ status: 409, body: { code: 'cancelled' } })
})

test('speech cannot be cancelled, because it is paid for', async () => {
  const gate = new EventEmitter()
  const opened = once(gate, 'open')
  server.script.beforeSpeaking = async () => void (await opened)
  for (const path of ['/api/text-to-speech/stream', '/api/text-to-speech/targeted-text']) {
    const response = await server.call('POST', path, { token, headers, json: speechRequest(`Paid at ${path}.`, book) })
    const { jobId } = JobAccepted.parse(response.body)
    expect(await cancel(jobId)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    gate.emit('open')
    await expect.poll(async () => (await readJob(jobId)).state).toBe('succeeded')
  }
})

test("ended, unknown and other people's jobs cannot be cancelled", async () => {
  const id = await align('Over soon.')
  await expect.poll(async () => (await readJob(id)).state).toBe('succeeded')
  expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect((await readJob(id)).state).toBe('succeeded')
  expect((await cancel('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  expect((await cancel('nothing')).status).toBe(422)
  expect((await server.call('POST', `/api/jobs/${id}/cancel`)).status).toBe(401)
  expect((await cancel(id, await server.signIn('student@example.org', 'student'))).status).toBe(403)
  const outsider = await server.signIn('outsider@example.org', 'user', await server.addDomain())
  for (const stranger of [await server.signIn('other-author@example.org'), outsider]) {
    expect((await cancel(id, stranger)).status).toBe(404)
  }
})
