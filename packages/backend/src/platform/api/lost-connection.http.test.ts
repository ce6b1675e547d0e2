import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { EventEmitter, once } from 'node:events'
import { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { speechRequest } from '../../testing/speech-request'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

const path = '/api/text-to-speech/stream'

let server: TestBackend
let token: string
let book: TestBook
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.stop())
let authors = 0
beforeEach(async () => {
  token = await server.signIn(`author${++authors}@example.org`)
  book = await makeTestBook(server, token, [null])
  server.script.spokenTexts = []
  server.script.failingTexts.clear()
})

const headersOf = (key: string) => ({ 'idempotency-key': key })
const again = (text: string, headers: Record<string, string> = {}) =>
  server.call('POST', path, { token, json: speechRequest(text, book), headers: { ...headersOf(text), ...headers } })

/** Resolves when the server, which runs in this process, knows that the client of its next request is gone. */
function nextResponseClosed(): Promise<void> {
  return new Promise((resolve) => {
    const started = (message: unknown): void => {
      unsubscribe('http.server.request.start', started)
      if (typeof message !== 'object' || message === null || !('response' in message)) throw new Error('no response')
      if (!(message.response instanceof ServerResponse)) throw new Error('not a response')
      message.response.once('close', resolve)
    }
    subscribe('http.server.request.start', started)
  })
}

/** Sends the request and disconnects while the voice speaks. Returns a function that releases the voice. */
async function disconnect(text: string): Promise<() => void> {
  const gate = new EventEmitter()
  const opened = once(gate, 'open')
  const reached = once(gate, 'reached')
  server.script.beforeSpeaking = async () => {
    gate.emit('reached')
    await opened
  }
  const client = new AbortController()
  const connectionLost = nextResponseClosed()
  const call = fetch(server.url + path, {
    method: 'POST',
    signal: client.signal,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headersOf(text) },
    body: JSON.stringify(speechRequest(text, book)),
  })
  await reached
  const noticed = connectionLost.then(setImmediate)
  client.abort()
  await expect(call).rejects.toThrow('aborted')
  await noticed
  return () => void gate.emit('open')
}

const jobs = async () => {
  const { rows } = await server.database.execute(
    `select state from jobs where kind = 'speak' and book_id = ${book.bookId}`,
  )
  return rows.map((row) => row['state'])
}
const charged = async () => {
  const { rows } = await server.database.execute(
    `select sum(sent) as sent from speech_charges where job_id in (select id from jobs where book_id = ${book.bookId})`,
  )
  return Number(rows[0]?.['sent'])
}

test('a request repeated after a lost connection waits for the same job, which is paid for once', async () => {
  const text = 'Lost on the way.'
  const releaseVoice = await disconnect(text)
  const waiting = again(text)
  const accepted = await again(text, { prefer: 'respond-async' })
  expect(accepted).toMatchObject({ status: 202, body: { jobId: expect.any(String) } })
  releaseVoice()
  const response = await waiting
  expect(response).toMatchObject({ status: 200, body: { characters: text.length, audioLink: expect.any(String) } })
  expect((await again(text)).body).toEqual(response.body)
  expect([server.script.spokenTexts, await jobs(), await charged()]).toEqual([[text], ['succeeded'], text.length])
})

test('a request repeated after a lost connection gets the result of the finished job', async () => {
  const text = 'Done meanwhile.'
  const releaseVoice = await disconnect(text)
  releaseVoice()
  await expect.poll(jobs).toEqual(['succeeded'])
  expect(await again(text)).toMatchObject({ status: 200, body: { characters: text.length } })
  expect([server.script.spokenTexts, await jobs(), await charged()]).toEqual([[text], ['succeeded'], text.length])
})

test('a failure after a lost connection is reported once, and the request may be repeated', async () => {
  const text = 'Fails at first.'
  const releaseVoice = await disconnect(text)
  server.script.failingTexts.set(text, 'quota-exceeded')
  releaseVoice()
  await expect.poll(jobs).toEqual(['failed'])
  expect(await again(text)).toMatchObject({ status: 402, body: { code: 'budget-spent' } })
  server.script.failingTexts.clear()
  expect((await again(text)).status).toBe(200)
  expect(await jobs()).toEqual(['failed', 'succeeded'])
})
