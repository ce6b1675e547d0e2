import { JobAccepted } from '@lectern/contracts'
import { Job, OcrResults } from '@lectern/contracts/app'
import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { formOf, sampleWav } from '../../testing/sample-media'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let next: TestBackend | null
let token: string
let book: TestBook
beforeEach(async () => {
  next = null
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  book = await makeTestBook(server, token, [null, null, null])
})
afterEach(async () => {
  await next?.stop()
  await server.stop()
})

const respondAsync = { prefer: 'respond-async' }
const recognise = (at = server) => {
  const images = book.pages.map(({ pageId, variationId }) => ({ pageId, pageVariationId: variationId }))
  return at.call('POST', '/api/text-ocr', { token, json: { images }, headers: respondAsync })
}
const text = 'Mary had one.'
const align = (headers: Record<string, string> = respondAsync, at = server) => {
  const form = formOf({ text }, [{ part: 'file', bytes: sampleWav(2), fileName: 'take.wav' }])
  return at.call('POST', '/api/text-to-speech/forced-alignment', { token, form, headers })
}
const readJob = async (id: string) => Job.parse((await server.call('GET', `/api/jobs/${id}`, { token })).body)
const ended = async (id: string) => {
  await expect.poll(async () => (await readJob(id)).state).toMatch(/succeeded|failed/)
  return readJob(id)
}
const inFlight = async () => (await server.database.execute('select key from sent_requests')).rows.length

/** Pages and texts that reached the engines of both servers. */
let reached: string[]

/** The first server sends its request to the engine, never gets an answer and loses its job to a second server. */
async function dieAt(isLost: (input: string) => boolean, isPaid: boolean, request: () => Promise<unknown>) {
  reached = []
  const gate = new EventEmitter()
  const sent = once(gate, 'sent')
  const wait = (dies: boolean) => async (input: string) => {
    reached.push(input)
    if (!dies || !isLost(input)) return null
    gate.emit('sent')
    await once(gate, 'answered')
    return null
  }
  const slow = wait(true)
  server.script.isPaid = isPaid
  server.script.beforeRecognising = async (image) => void (await slow(image))
  server.script.beforeAligning = slow
  void request()
  await sent
  const { rows } = await server.database.execute('select id from jobs order by created_at desc limit 1')
  const jobId = String(rows[0]?.['id'])
  // Only the request that is never answered is in flight.
  await expect.poll(inFlight).toBe(isPaid ? 1 : 0)
  next = await server.startAnother()
  next.script.isPaid = isPaid
  const quick = wait(false)
  // Later jobs of the first process are not held up.
  for (const { script } of [server, next]) {
    script.beforeRecognising = async (image) => void (await quick(image))
    script.beforeAligning = quick
  }
  await server.database.execute(`update jobs set lease_token = gen_random_uuid(),
    lease_until = now() - interval '1 minute' where id = '${jobId}'`)
  return jobId
}

describe('a page in flight to a recogniser when its worker dies', () => {
  const isSecond = (image: string) => image.includes('page 2')

  test('is not sent to a paid service again until the author asks; other pages are returned', async () => {
    const id = await dieAt(isSecond, true, () => recognise())
    const job = await ended(id)
    const { ocrResults, problems } = OcrResults.parse(job.result)
    const others = [book.pages[0]?.pageId, book.pages[2]?.pageId]
    expect([job.state, ocrResults.map(({ pageId }) => pageId)]).toEqual(['succeeded', others])
    const problem = {
      file: 'Page 2',
      page: 2,
      code: 'result-lost',
      message: expect.stringContaining('pay for it again'),
    }
    expect(problems).toEqual([problem])
    expect(reached.filter(isSecond)).toHaveLength(1)

    const again = await ended(JobAccepted.parse((await recognise(next ?? server)).body).jobId)
    expect(OcrResults.parse(again.result).ocrResults).toHaveLength(3)
    expect(reached.filter(isSecond)).toHaveLength(2)
    expect(reached).toHaveLength(4)
  })

  test('is sent to a free one again by the next worker', async () => {
    const { state, result } = await ended(await dieAt(isSecond, false, () => recognise()))
    expect([state, OcrResults.parse(result).ocrResults.length]).toEqual(['succeeded', 3])
    expect(reached.filter(isSecond)).toHaveLength(2)
  })
})

describe('a recording in flight to an aligner when its worker dies', () => {
  const isText = (input: string) => input === text

  test('is not sent to a paid one again until the author asks, also by a repeated request', async () => {
    const key = randomUUID()
    const id = await dieAt(isText, true, () => align({ 'idempotency-key': key }))
    const lost = { code: 'result-lost', msg: expect.stringContaining('pay for it again') }
    expect(await ended(id)).toMatchObject({ state: 'failed', error: lost })
    for (let repetition = 0; repetition < 2; repetition += 1)
      expect(await align({ 'idempotency-key': key }, next ?? server)).toMatchObject({ status: 402, body: lost })
    expect(reached).toEqual([text])

    expect((await align({ 'idempotency-key': randomUUID() }, next ?? server)).status).toBe(200)
    expect(reached).toEqual([text, text])
  })

  test('is sent to a free one again by the next worker', async () => {
    expect((await ended(await dieAt(isText, false, () => align()))).state).toBe('succeeded')
    expect(reached).toEqual([text, text])
  })
})
