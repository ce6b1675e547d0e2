import { JobAccepted } from '@lectern/contracts'
import { ConvertedTrack, Job } from '@lectern/contracts/app'
import { EventEmitter, once } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askAsEach, makeCast, type Cast } from '../../testing/ask-as-each'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { formOf, sampleFlac, sampleMp3, sampleOgg, sampleWav } from '../../testing/sample-media'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let cast: Cast
let token: string
let book: TestBook
beforeAll(async () => {
  server = await startTestBackend()
  cast = await makeCast(server)
  token = cast.author
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.script.beforeConverting = () => Promise.resolve(null)
  book = await makeTestBook(server, token, [['One', 'word.']])
})

const giveTrack = (bytes: Uint8Array = sampleWav(2)) =>
  server.call('POST', `/chapters/${book.chapterId}/audio/upload`, {
    token,
    form: formOf({ variation: 'en' }, [{ part: 'file', bytes, fileName: 'track.wav' }]),
  })
const path = () => `/api/chapter-variation-audio/${book.chapterVariationId}/convert`
const convert = (headers: Record<string, string> = {}) => server.call('POST', path(), { token, headers })
const track = async () =>
  Object((await server.call('GET', `/api/chapter-variation-audio/${book.chapterVariationId}`, { token })).body)
    .audio_link
const words = async () =>
  Object((await server.call('GET', `/api/chapter-variation-words/${book.chapterVariationId}`, { token })).body).words

test('a WAV track is replaced by an MP3, and its words keep their times', async () => {
  await giveTrack()
  const old = await track()
  const text = [{ pageVariationId: book.pages[0]?.variationId, text: 'One word.' }]
  const json = { chapterVariationId: book.chapterVariationId, bookId: book.bookId, pageData: text }
  await server.call('POST', '/api/text-to-speech/align-from-chapter', { token, json })
  const before = await words()
  const response = await convert()
  expect(response.status).toBe(200)
  const { audioLink, audioFileName } = ConvertedTrack.parse(response.body)
  expect(audioFileName).toMatch(/^[0-9a-f]{40}\.mp3$/)
  expect(await track()).toBe(audioLink)
  const file = await fetch(server.url + audioLink)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  expect([(await words()).length, await words()]).toEqual([2, before])
  expect((await server.call('GET', old)).status).toBe(404)
})

test('a FLAC or Ogg Vorbis track is replaced by an MP3', async () => {
  for (const [bytes, extension] of [
    [sampleFlac(2), 'flac'],
    [sampleOgg(2), 'ogg'],
  ] as const) {
    const given = await giveTrack(bytes)
    expect([given.status, Object(given.body).durationSeconds]).toEqual([200, 2])
    expect(await track()).toMatch(new RegExp(`\\.${extension}\\?`))
    expect(await convert()).toMatchObject({ status: 200, body: { audioFileName: expect.stringMatching(/\.mp3$/) } })
    expect(await track()).toMatch(/\.mp3\?/)
  }
})

test('a conversion is a job, and repeated requests return the same one', async () => {
  await giveTrack()
  const gate = new EventEmitter()
  const opened = once(gate, 'open')
  let conversions = 0
  server.script.beforeConverting = async () => {
    conversions++
    await opened
    return null
  }
  const first = JobAccepted.parse((await convert({ prefer: 'respond-async' })).body)
  const second = JobAccepted.parse((await convert({ prefer: 'respond-async' })).body)
  expect(second.jobId).toBe(first.jobId)
  const readJob = async () => Job.parse((await server.call('GET', `/api/jobs/${first.jobId}`, { token })).body)
  await expect.poll(async () => (await readJob()).progress).toEqual({ done: 1, total: 3 })
  gate.emit('open')
  await expect.poll(async () => (await readJob()).state).toBe('succeeded')
  expect(await readJob()).toMatchObject({
    kind: 'convert',
    progress: { done: 3, total: 3 },
    result: { durationSeconds: 1 },
  })
  expect(conversions).toBe(1)
})

test('a conversion survives a crash of its engine and of its server', async () => {
  await giveTrack()
  let deaths = 0
  server.script.beforeConverting = () => Promise.resolve(deaths++ === 0 ? 'engine-failed' : null)
  expect((await convert()).status).toBe(200)
  expect(deaths).toBe(2)

  await giveTrack(sampleWav(4))
  const gate = new EventEmitter()
  const [reached, opened] = [once(gate, 'reached'), once(gate, 'open')]
  server.script.beforeConverting = async () => {
    gate.emit('reached')
    await opened
    return 'engine-failed'
  }
  const { jobId } = JobAccepted.parse((await convert({ prefer: 'respond-async' })).body)
  await reached
  // State left by a killed server: the lease of a dead process.
  await server.database.execute(`update jobs set lease_token = gen_random_uuid(), lease_owner = 12345,
    lease_until = now() + interval '1 hour' where id = '${jobId}'`)
  const other = await server.startAnother()
  const state = async () => Object((await server.call('GET', `/api/jobs/${jobId}`, { token })).body).state
  await expect.poll(state).toBe('succeeded')
  gate.emit('open')
  await other.stop()
}, 20_000)

test('a conversion whose server stopped after replacing the track has succeeded', async () => {
  await giveTrack(sampleWav(5))
  const old = await track()
  await server.database.execute(`create function refuse_end() returns trigger language plpgsql as
    $$ begin raise exception 'killed'; end $$`)
  await server.database.execute(`create trigger refuse_end before update on jobs for each row
    when (new.state = 'succeeded') execute function refuse_end()`)
  const { jobId } = JobAccepted.parse((await convert({ prefer: 'respond-async' })).body)
  await expect.poll(async () => (await server.call('GET', old)).status).toBe(404)
  const replaced = await track()
  await server.database.execute('drop trigger refuse_end on jobs')
  const readJob = async () => Job.parse((await server.call('GET', `/api/jobs/${jobId}`, { token })).body)
  await expect.poll(async () => (await readJob()).state).toMatch(/succeeded|failed/)
  expect(await readJob()).toMatchObject({ state: 'succeeded', result: { audioLink: replaced } })
}, 20_000)

test('a track that cannot be converted stays, and the error says why', async () => {
  await giveTrack()
  const before = await track()
  server.script.beforeConverting = () => Promise.resolve('broken')
  expect(await convert()).toMatchObject({ status: 422, body: { code: 'no-audio' } })
  expect(await track()).toBe(before)
})

test('a track that was replaced meanwhile is not replaced again', async () => {
  await giveTrack()
  server.script.beforeConverting = async () => {
    await giveTrack(sampleWav(3))
    return null
  }
  expect(await convert()).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await track()).toMatch(/\.wav/)
})

test('an MP3 and a missing track are refused', async () => {
  expect(await convert()).toMatchObject({ status: 422, body: { code: 'no-audio' } })
  await giveTrack(sampleMp3(40))
  const msg = 'Audio file is not a WAV file. No conversion needed.'
  expect(await convert()).toMatchObject({ status: 409, body: { code: 'conflict', msg } })
  expect((await server.call('POST', '/api/chapter-variation-audio/999999/convert', { token })).status).toBe(404)
  expect((await server.call('POST', '/api/chapter-variation-audio/nothing/convert', { token })).status).toBe(422)
})

test('conversion is allowed only to the authors of the book', async () => {
  const statuses = { anonymous: 401, student: 403, otherAuthor: 404, outsider: 404 }
  expect(await askAsEach(server, cast, 'POST', path())).toEqual(statuses)
})
