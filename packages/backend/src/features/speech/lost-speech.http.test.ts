import { JobAccepted } from '@lectern/contracts'
import { Job } from '@lectern/contracts/app'
import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { speechRequest } from '../../testing/speech-request'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

const path = '/api/text-to-speech/stream'
const [kept, lost, waiting] = ['One is kept.', 'Two is lost.', 'Three waits.']
const text = [kept, lost, waiting].join(' ')

let server: TestBackend
let token: string
let book: TestBook
beforeEach(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  book = await makeTestBook(server, token, [null])
})
afterEach(() => server.stop())

const respondAsync = { prefer: 'respond-async' }
const request = (key: string, headers: Record<string, string>, at: TestBackend) =>
  at.call('POST', path, { token, json: speechRequest(text, book), headers: { ...headers, 'idempotency-key': key } })
const speak = async (key: string, at = server) => JobAccepted.parse((await request(key, respondAsync, at)).body).jobId
const readJob = async (id: string) => Job.parse((await server.call('GET', `/api/jobs/${id}`, { token })).body)
const stateOf = async (id: string) => (await readJob(id)).state
const charged = async () => {
  const { rows } = await server.database.execute('select sum(sent) as sent from speech_charges')
  return Number(rows[0]?.['sent'])
}
const newestJob = async () => {
  const { rows } = await server.database.execute('select id from jobs order by created_at desc limit 1')
  return String(rows[0]?.['id'])
}
const sentencesInFlight = async () => {
  const { rows } = await server.database.execute('select key from sent_sentences')
  return rows.length
}

/** Starts a second server, after the first one died while the voice spoke the second sentence. */
async function dieWhileSpeaking(isPaid: boolean, key: string, headers: Record<string, string> = respondAsync) {
  const gate = new EventEmitter()
  const reached = once(gate, 'reached')
  server.script.isPaid = isPaid
  server.script.beforeSpeaking = async (sentence) => {
    if (sentence.text !== lost) return
    gate.emit('reached')
    // Never answered.
    await once(gate, 'open')
  }
  void request(key, headers, server)
  await reached
  const id = await newestJob()
  // The sentence after it is stored, so that only one is in flight.
  await expect.poll(sentencesInFlight).toBe(1)
  // Later jobs of this process are not held up.
  server.script.beforeSpeaking = () => Promise.resolve()
  const next = await server.startAnother()
  next.script.isPaid = isPaid
  await server.database.execute(`update jobs set lease_token = gen_random_uuid(),
    lease_until = now() - interval '1 minute' where id = '${id}'`)
  /** Sentences that the voice answered, by both servers. */
  const spoken = () => [...server.script.spokenTexts, ...next.script.spokenTexts].toSorted()
  return { id, spoken, next }
}

describe('a sentence in flight to a voice when its worker dies', () => {
  test('is not sent to a paid voice again until the author asks for it', async () => {
    const { id, spoken, next } = await dieWhileSpeaking(true, randomUUID())
    await expect.poll(() => stateOf(id)).toBe('failed')
    const { error } = await readJob(id)
    expect(error).toMatchObject({
      code: 'speech-lost',
      msg: expect.stringContaining(`1 sentence (${lost.length} characters)`),
      lostSpeech: { sentences: 1, characters: lost.length },
    })
    expect(spoken()).toEqual([kept, waiting])
    expect(await charged()).toBe(kept.length + lost.length + waiting.length)

    const again = await speak(randomUUID(), next)
    await expect.poll(() => stateOf(again)).toBe('succeeded')
    expect(spoken()).toEqual([kept, waiting, lost].toSorted())
    expect(await charged()).toBe(kept.length + 2 * lost.length + waiting.length)
    await next.stop()
  })

  test('is sent to a free voice again by the next worker', async () => {
    const { id, spoken, next } = await dieWhileSpeaking(false, randomUUID())
    await expect.poll(() => stateOf(id)).toBe('succeeded')
    expect(spoken()).toEqual([kept, waiting, lost].toSorted())
    await next.stop()
  })
})

test('a repeated request whose speech was lost gets the same failure, and pays for nothing', async () => {
  const key = randomUUID()
  const { id, spoken, next } = await dieWhileSpeaking(true, key, {})
  await expect.poll(() => stateOf(id)).toBe('failed')
  const waits = { token, json: speechRequest(text, book), headers: { 'idempotency-key': key } }
  for (let repetition = 0; repetition < 3; repetition += 1) {
    const body = { code: 'speech-lost', lostSpeech: { sentences: 1, characters: lost.length } }
    expect(await next.call('POST', path, waits)).toMatchObject({ status: 402, body })
  }
  expect(spoken()).toEqual([kept, waiting])
  await next.stop()
})

describe('a paid voice that does not answer', () => {
  test('ends the job, which names what may be paid for, and is not asked again', async () => {
    server.script.isPaid = true
    server.script.failingTexts.set(lost, 'timeout')
    let asked = 0
    server.script.beforeSpeaking = async (sentence) => void (asked += Number(sentence.text === lost))
    const id = await speak(randomUUID())
    await expect.poll(() => stateOf(id)).toBe('failed')
    const msg = expect.stringMatching(/^The voice failed at .*1 sentence/)
    expect((await readJob(id)).error).toMatchObject({ code: 'speech-lost', msg })
    expect(asked).toBe(1)
    expect(await charged()).toBe(kept.length + lost.length + waiting.length)
  })

  test('is asked again if it refused the sentence, which is not charged', async () => {
    server.script.isPaid = true
    server.script.failingTexts.set(lost, 'rate-limited')
    server.script.beforeSpeaking = async (sentence) => {
      if (sentence.text === lost && server.script.spokenTexts.includes(waiting)) server.script.failingTexts.clear()
    }
    const id = await speak(randomUUID())
    await expect.poll(() => stateOf(id)).toBe('succeeded')
    expect(server.script.spokenTexts.toSorted()).toEqual([kept, waiting, lost].toSorted())
    expect(await charged()).toBe(text.replaceAll('. ', '.').length)
  })
})
