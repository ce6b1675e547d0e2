import { Job } from '@lectern/contracts/app'
import { JobAccepted } from '@lectern/contracts'
import { EventEmitter, once } from 'node:events'
import { createParser } from 'eventsource-parser'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { speechRequest } from '../../testing/speech-request'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

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
  server.script.failingTexts.clear()
  server.script.beforeSpeaking = () => Promise.resolve()
})

const speech = (text: string, of = book) => speechRequest(text, of)

async function startOn(target: TestBackend, author: string, of: TestBook, text: string) {
  const headers = { prefer: 'respond-async' }
  const json = speech(text, of)
  const response = await target.call('POST', '/api/text-to-speech/stream', { token: author, json, headers })
  return JobAccepted.parse(response.body)
}

async function start(text: string): Promise<string> {
  const response = await server.call('POST', '/api/text-to-speech/stream', {
    token,
    json: speech(text),
    headers: { prefer: 'respond-async' },
  })
  expect(response.status).toBe(202)
  const { jobId, eventsUrl } = JobAccepted.parse(response.body)
  expect(eventsUrl).toBe(`/api/jobs/${jobId}/events`)
  return jobId
}

async function readJob(id: string, from = server) {
  return Job.parse((await from.call('GET', `/api/jobs/${id}`, { token })).body)
}

async function waitFor(id: string, from = server) {
  for (let tries = 0; tries < 400; tries++) {
    const job = await readJob(id, from)
    if (job.state !== 'queued' && job.state !== 'running') return job
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`job ${id} does not end`)
}

/** Blocks the voice until it is released. */
function holdVoice(target = server) {
  const gate = new EventEmitter()
  const held = once(gate, 'release')
  const started = once(gate, 'reached')
  target.script.beforeSpeaking = ({ signal }) => {
    gate.emit('reached')
    return Promise.race([held, signal && once(signal, 'abort')]).then(() => undefined)
  }
  return { release: () => gate.emit('release'), started }
}

test("a request that prefers not to wait gets the job's address, and finds the same result there [API-SPEECH-004]", async () => {
  const job = await waitFor(await start('Follow me.'))
  expect(job).toMatchObject({ kind: 'speak', state: 'succeeded', error: null, progress: { done: 2, total: 2 } })
  const direct = await server.call('POST', '/api/text-to-speech/stream', { token, json: speech('Follow me.') })
  expect(direct.body).toMatchObject({ ...Object(job.result), characters: 0, audioLink: expect.any(String) })
})

test('repeating a request while its job runs returns the same job', async () => {
  const voice = holdVoice()
  const ids = await Promise.all([start('Once.'), start('Once.'), start('Once.')])
  expect(new Set(ids).size).toBe(1)
  voice.release()
  await waitFor(ids[0] ?? '')
  expect(server.script.spokenTexts).toEqual(['Once.'])
})

test('the event stream sends the job now, at each change and at its end, and then closes', async () => {
  const voice = holdVoice()
  const id = await start('One sentence. Another sentence. A third one.')
  await voice.started
  const response = await fetch(`${server.url}/api/jobs/${id}/events`, { headers: { authorization: `Bearer ${token}` } })
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
  expect(response.headers.get('content-encoding')).toBeNull()
  const jobs: unknown[] = []
  const parser = createParser({
    onEvent: ({ event, data }) => event === 'job' && jobs.push(Job.parse(JSON.parse(data))),
  })
  voice.release()
  for await (const chunk of response.body ?? []) parser.feed(Buffer.from(chunk).toString())
  expect(jobs[0]).toMatchObject({ id, state: 'running', result: null })
  expect(jobs.at(-1)).toMatchObject({ state: 'succeeded', progress: { done: 4, total: 4 } })
})

describe('a job', () => {
  test('is retried after an unexpected failure without paying twice', async () => {
    let failures = 0
    server.script.beforeSpeaking = ({ text }) => {
      server.script.failingTexts.delete(text)
      if (text === 'Flaky.' && failures++ === 0) server.script.failingTexts.set(text, 'engine-failed')
      return Promise.resolve()
    }
    const job = await waitFor(await start('Steady. Flaky.'))
    expect(job.state).toBe('succeeded')
    expect(server.script.spokenTexts.toSorted()).toEqual(['Flaky.', 'Steady.'])
  })

  test('fails immediately with its reason if a retry is pointless', async () => {
    server.script.failingTexts.set('Too dear.', 'quota-exceeded')
    const job = await waitFor(await start('Too dear.'))
    expect(job).toMatchObject({ state: 'failed', result: null, error: { code: 'budget-spent' } })
    const waiting = await server.call('POST', '/api/text-to-speech/stream', { token, json: speech('Too dear.') })
    expect(waiting).toMatchObject({ status: 402, body: { code: 'budget-spent' } })
  })

  test('is invisible to other accounts', async () => {
    const id = await start('Mine alone.')
    const other = await server.signIn('other@example.org')
    expect((await server.call('GET', `/api/jobs/${id}`, { token: other })).status).toBe(404)
    expect((await server.call('GET', `/api/jobs/${id}/events`, { token: other })).status).toBe(404)
    await waitFor(id)
  })
})

describe('a worker that stops', () => {
  test('ends the event streams of its jobs quickly', async () => {
    const one = await startTestBackend()
    const author = await one.signIn('author@example.org')
    const own = await makeTestBook(one, author, [null])
    const voice = holdVoice(one)
    const { jobId } = await startOn(one, author, own, 'Cut off.')
    await voice.started
    const response = await fetch(`${one.url}/api/jobs/${jobId}/events`, {
      headers: { authorization: `Bearer ${author}` },
    })
    const startedAt = performance.now()
    const stopping = one.backend.stop()
    const text = await response.text()
    await stopping
    expect(performance.now() - startedAt).toBeLessThan(2000)
    expect(text).toContain('event: job')
    await one.stop()
  })

  test('releases its job, and another process finishes it', async () => {
    const one = await startTestBackend()
    const author = await one.signIn('author@example.org')
    const own = await makeTestBook(one, author, [null])
    const voice = holdVoice(one)
    const { jobId } = await startOn(one, author, own, 'Handed over.')
    await voice.started
    const two = await one.startAnother()
    await one.backend.stop()
    const stateThere = async () =>
      Job.parse((await two.call('GET', `/api/jobs/${jobId}`, { token: author })).body).state
    await expect.poll(stateThere).toBe('succeeded')
    // Text sent before the stop is not sent again.
    expect([...one.script.spokenTexts, ...two.script.spokenTexts]).toEqual(['Handed over.'])
    await two.stop()
    await one.stop()
  })

  test('loses its job to the next process that starts if it was killed', async () => {
    const id = await start('Before the crash.')
    await waitFor(id)
    // State left by a killed process: a running job of a dead owner.
    await server.database.execute(`update jobs set state = 'running', lease_owner = 12345, result = null,
      lease_until = now() + interval '1 hour', payload = '${JSON.stringify({ broken: true })}' where id = '${id}'`)
    const two = await server.startAnother()
    const job = await waitFor(id, two)
    await two.stop()
    expect(job.state).toBe('failed')
    expect(job.error?.code).toBe('job-failed')
  })
})
