import { Job } from '@lectern/contracts/app'
import { JobAccepted } from '@lectern/contracts'
import { EventEmitter, once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTestBook, pagesForm, type TestBook } from '../../testing/make-test-book'
import { speechRequest } from '../../testing/speech-request'
import { uploadsLeft } from '../../testing/uploads-left'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

const nothing = () => Promise.resolve()

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
  server.script.spokenTexts = []
  server.script.beforeSpeaking = nothing
  server.script.beforeImporting = nothing
})

const respondAsync = { prefer: 'respond-async' }

const speech = (text: string, of = book) => speechRequest(text, of)

async function speak(text: string): Promise<string> {
  const json = speech(text)
  const response = await server.call('POST', '/api/text-to-speech/stream', { token, json, headers: respondAsync })
  return JobAccepted.parse(response.body).jobId
}

async function importPage(name: string): Promise<string> {
  const form = pagesForm('en', [{ name, pages: [null] }])
  const path = `/chapters/${book.chapterId}/pages/upload`
  return JobAccepted.parse((await server.call('POST', path, { token, form, headers: respondAsync })).body).jobId
}

const readJob = async (id: string) => Job.parse((await server.call('GET', `/api/jobs/${id}`, { token })).body)
const stateOf = async (id: string) => (await readJob(id)).state
const left = () => uploadsLeft(server)

/** A gate that an engine waits at until it is opened. */
function closeGate() {
  const gate = new EventEmitter()
  const opened = once(gate, 'open')
  const reached = once(gate, 'reached')
  return {
    open: () => gate.emit('open'),
    reached,
    async wait() {
      gate.emit('reached')
      await opened
    },
  }
}

describe('a job whose lease has expired', () => {
  test('is not claimed again by the process that still runs it', async () => {
    const gate = closeGate()
    let asked = 0
    server.script.beforeSpeaking = async ({ text }) => {
      if (text === 'Slept over.') {
        asked++
        await gate.wait()
      }
    }
    const id = await speak('Slept over.')
    await gate.reached
    await server.database.execute(`update jobs set lease_until = now() - interval '1 minute' where id = '${id}'`)
    // The idle slot of the same process looks for work, finds this job, and must not claim it.
    const other = await speak('Meanwhile.')
    await expect.poll(() => stateOf(other)).toBe('succeeded')
    gate.open()
    await expect.poll(() => stateOf(id)).toBe('succeeded')
    expect(asked).toBe(1)
  })

  test('keeps its upload when the first run ends after another process has claimed it', async () => {
    const gate = closeGate()
    server.script.beforeImporting = gate.wait
    const id = await importPage('taken.pdf')
    await gate.reached
    await server.database.execute(`update jobs set lease_token = gen_random_uuid(), attempts = attempts + 1,
      lease_until = now() + interval '1 hour' where id = '${id}'`)
    server.script.beforeImporting = nothing
    gate.open()
    // The first run's slot is free again once it has noticed that the job is not its own any more.
    await Promise.all(
      ['One.', 'Two.', 'Three.'].map(async (text) => {
        const next = await speak(text)
        await expect.poll(() => stateOf(next)).toBe('succeeded')
      }),
    )
    expect(left()).toHaveLength(1)
    await server.database.execute(`update jobs set lease_until = now() - interval '1 minute' where id = '${id}'`)
    await expect.poll(() => stateOf(id)).toBe('succeeded')
    expect((await readJob(id)).result).toMatchObject({ pages: [{}], problems: [] })
    await expect.poll(left).toEqual([])
  })
})

test('a job is not taken from a living process that lost its notification connection', async () => {
  const gate = closeGate()
  let asked = 0
  const beforeSpeaking = async ({ text }: { text: string }) => {
    if (text !== 'Paid for once.') return
    asked++
    await gate.wait()
  }
  server.script.beforeSpeaking = beforeSpeaking
  const id = await speak('Paid for once.')
  await gate.reached
  const next = await server.startAnother()
  next.script.beforeSpeaking = beforeSpeaking
  // Longer than a slot of the other process waits before it looks for work again.
  for (let lost = 0; lost < 15; lost++) {
    await server.database.execute(`select pg_terminate_backend(pid, 1000) from pg_stat_activity
      where application_name = 'lectern-jobs' and datname = current_database()`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  expect(asked).toBe(1)
  gate.open()
  await expect.poll(() => stateOf(id)).toBe('succeeded')
  expect(asked).toBe(1)
  await next.stop()
})

test('a job that killed its process at every attempt fails, and its upload is deleted', async () => {
  const gate = closeGate()
  server.script.beforeImporting = gate.wait
  const id = await importPage('deadly.pdf')
  await gate.reached
  // State left by the third process that died of it.
  await server.database.execute(`update jobs set lease_token = gen_random_uuid(), lease_owner = 12345, attempts = 3,
    lease_until = now() + interval '1 hour' where id = '${id}'`)
  let tried = 0
  server.script.beforeImporting = () => Promise.resolve(void tried++)
  gate.open()
  const next = await server.startAnother()
  next.script.beforeImporting = () => Promise.resolve(void tried++)
  await expect.poll(() => stateOf(id)).toBe('failed')
  await next.stop()
  expect((await readJob(id)).error?.code).toBe('job-failed')
  expect(tried).toBe(0)
  await expect.poll(left).toEqual([])
})

test('a request waiting for a job that is deleted with its book gets that reason', async () => {
  const doomed = await makeTestBook(server, token, [null])
  const gate = closeGate()
  server.script.beforeSpeaking = gate.wait
  const waiting = server.call('POST', '/api/text-to-speech/stream', { token, json: speech('Never heard.', doomed) })
  await gate.reached
  await server.call('DELETE', `/books/${doomed.bookId}`, { token })
  expect(await waiting).toMatchObject({ status: 404, body: { code: 'not-found' } })
  gate.open()
})

test('a queued job is deleted with its book, and so is its upload', async () => {
  const other = await makeTestBook(server, token, [['Hello']])
  const gate = closeGate()
  server.script.beforeImporting = gate.wait
  const running = [await importPage('one.pdf'), await importPage('two.pdf')]
  for (const id of running) await expect.poll(() => stateOf(id)).toBe('running')
  const before = left()
  const form = pagesForm('en', [{ name: 'three.pdf', pages: [null] }])
  const path = `/chapters/${other.chapterId}/pages/upload`
  const response = await server.call('POST', path, { token, form, headers: respondAsync })
  expect(await stateOf(JobAccepted.parse(response.body).jobId)).toBe('queued')
  expect(left()).toHaveLength(before.length + 1)
  await server.call('DELETE', `/books/${other.bookId}`, { token })
  expect(left()).toEqual(before)
  server.script.beforeImporting = () => Promise.resolve()
  gate.open()
  for (const id of running) await expect.poll(() => stateOf(id)).toBe('succeeded')
})

test('a running job is aborted immediately when its book is deleted', async () => {
  const other = await makeTestBook(server, token, [['Hello']])
  const gate = closeGate()
  let aborted = false
  server.script.beforeImporting = async (_fileName, signal) => {
    signal?.addEventListener('abort', () => {
      aborted = true
      gate.open()
    })
    await gate.wait()
  }
  const form = pagesForm('en', [{ name: 'long.pdf', pages: [null] }])
  const path = `/chapters/${other.chapterId}/pages/upload`
  await server.call('POST', path, { token, form, headers: respondAsync })
  await gate.reached
  await server.call('DELETE', `/books/${other.bookId}`, { token })
  await expect.poll(() => [aborted, left()]).toEqual([true, []])
})
