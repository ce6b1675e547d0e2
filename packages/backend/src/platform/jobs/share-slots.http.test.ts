import { JobAccepted } from '@lectern/contracts'
import { Job } from '@lectern/contracts/app'
import { EventEmitter, once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { formOf, sampleWav } from '../../testing/sample-media'
import { speechRequest } from '../../testing/speech-request'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

interface Author {
  token: string
  domainId: number
  book: TestBook
}

const most = 6
const headers = { prefer: 'respond-async' }

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend({ unfinishedJobsPerDomain: most })
})
afterAll(() => server.stop())

/** Texts that the voice has begun, and the gate that it waits at before each. */
let begun: string[]
let gate: EventEmitter
let all: Promise<unknown>
beforeEach(() => {
  begun = []
  gate = new EventEmitter()
  all = once(gate, 'all')
  server.script.beforeSpeaking = async ({ text }) => {
    const own = once(gate, text)
    begun.push(text)
    await Promise.race([own, all])
  }
})

let authors = 0
async function newAuthor(domainId?: number): Promise<Author> {
  const domain = domainId ?? (await server.addDomain())
  const token = await server.signIn(`author${++authors}@example.org`, 'user', domain)
  return { token, domainId: domain, book: await makeTestBook(server, token, [null]) }
}

const callFor = ({ token, book }: Author, text: string) =>
  server.call('POST', '/api/text-to-speech/stream', { token, json: speechRequest(text, book), headers })
const speak = async (author: Author, text: string) => JobAccepted.parse((await callFor(author, text)).body).jobId
async function align({ token }: Author, text: string): Promise<string> {
  const form = formOf({ text }, [{ part: 'file', bytes: sampleWav(1), fileName: 'a.wav' }])
  const path = '/api/text-to-speech/forced-alignment'
  return JobAccepted.parse((await server.call('POST', path, { token, form, headers })).body).jobId
}
const stateOf = async ({ token }: Author, id: string) =>
  Job.parse((await server.call('GET', `/api/jobs/${id}`, { token })).body).state

/** Speaks texts one after the other, so that their order is certain; the first two occupy the slots of the process. */
async function fillQueue(author: Author, texts: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for (const text of texts) {
    ids.push(await speak(author, text))
    await expect.poll(() => begun.length).toBe(Math.min(ids.length, 2))
  }
  return ids
}

describe('the next free slot goes to', () => {
  test('the domain with the fewest running jobs, not to the oldest job', async () => {
    const [busy, other] = [await newAuthor(), await newAuthor()]
    const ids = await fillQueue(busy, ['One.', 'Two.', 'Three.', 'Four.'])
    const late = await speak(other, 'Late.')
    gate.emit('One.')
    await expect.poll(() => begun).toEqual(['One.', 'Two.', 'Late.'])
    gate.emit('all')
    for (const id of ids) await expect.poll(() => stateOf(busy, id)).toBe('succeeded')
    await expect.poll(() => stateOf(other, late)).toBe('succeeded')
    // Two slots are free for the rest at the same time.
    expect(begun.slice(0, 3)).toEqual(['One.', 'Two.', 'Late.'])
    expect(begun.slice(3).toSorted()).toEqual(['Four.', 'Three.'])
  })

  test('the author of a domain with the fewest running jobs', async () => {
    const busy = await newAuthor()
    const other = await newAuthor(busy.domainId)
    const ids = await fillQueue(busy, ['Ten.', 'Eleven.', 'Twelve.'])
    await speak(other, 'Later.')
    gate.emit('Eleven.')
    await expect.poll(() => begun).toEqual(['Ten.', 'Eleven.', 'Later.'])
    gate.emit('all')
    for (const id of ids) await expect.poll(() => stateOf(busy, id)).toBe('succeeded')
  })
})

test('long work occupies one slot of a process and leaves the other', async () => {
  const author = await newAuthor()
  server.script.beforeSpeaking = () => Promise.resolve()
  server.script.beforeAligning = () => all.then(() => null)
  const long = [await align(author, 'A long one.'), await align(author, 'Another.')]
  await expect.poll(() => stateOf(author, long[0] ?? '')).toBe('running')
  const short = await speak(author, 'Said at once.')
  await expect.poll(() => stateOf(author, short)).toBe('succeeded')
  expect(await stateOf(author, long[1] ?? '')).toBe('queued')
  gate.emit('all')
  for (const id of long) await expect.poll(() => stateOf(author, id)).toBe('succeeded')
})

test('the unfinished jobs of a domain are limited, which does not delay other domains', async () => {
  const [busy, other] = [await newAuthor(), await newAuthor()]
  const otherAuthor = await newAuthor(busy.domainId)
  const texts = Array.from({ length: most }, (_, index) => `Number ${index}.`)
  const ids = await fillQueue(busy, texts)
  const refused = await callFor(busy, 'One too many.')
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-tries', msg: expect.stringContaining('6') } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  // Repeating a request for an existing job adds no work.
  expect(await speak(busy, texts.at(-1) ?? '')).toBe(ids.at(-1))
  expect((await callFor(otherAuthor, 'Of the same domain.')).status).toBe(429)
  expect((await callFor(other, 'Of another domain.')).status).toBe(202)
  gate.emit('all')
  for (const id of ids) await expect.poll(() => stateOf(busy, id)).toBe('succeeded')
  expect((await callFor(busy, 'Now there is room.')).status).toBe(202)
})
