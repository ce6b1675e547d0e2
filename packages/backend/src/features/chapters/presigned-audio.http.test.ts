import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { convertWavToMp3 } from '@lectern/media'
import { formOf, sampleMp3, sampleWav } from '../../testing/sample-media'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
let book: TestBook
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  book = await makeTestBook(server, token, [])
})
afterAll(() => server.stop())

const ask = (fileName: string, as: { token?: string } = { token }, bookId = book.bookId) =>
  server.call('POST', `/api/upload/${bookId}/presigned-url-audio?fileName=${fileName}`, as)
const bytes = new Uint8Array(sampleMp3(50))

test('a signed address for a track is an address and a method, nothing else [API-SPEECH-007]', async () => {
  const response = await ask('one.mp3')
  expect([response.status, response.body]).toEqual([200, { url: expect.stringMatching(/one\.mp3\?/), method: 'PUT' }])
  const student = await server.signIn('student@example.org', 'student')
  const outsider = await server.signIn('outsider@example.org', 'user', await server.addDomain())
  expect((await ask('two.mp3', {})).status).toBe(401)
  expect((await ask('two.mp3', { token: student })).status).toBe(403)
  expect((await ask('two.mp3', { token: outsider })).status).toBe(404)
  expect((await ask('two.mp3', { token }, 999_999)).status).toBe(404)
  expect(await ask('')).toMatchObject({ status: 422, body: { field: 'fileName' } })
})

test('an address for a given size refuses a larger file and another size', async () => {
  const upload = (url: string, body: Uint8Array<ArrayBuffer>) =>
    fetch(url, { method: 'PUT', headers: { 'content-type': 'audio/mpeg' }, body }).then(({ status }) => status)
  const { url } = Object((await ask(`sized.mp3&size=${bytes.length}`)).body)
  const address = new URL(url, server.url)
  expect(address.searchParams.get('size')).toBe(String(bytes.length))
  const larger = new Uint8Array(bytes.length + 1)
  expect(await upload(address.href, larger)).toBe(413)
  const changed = new URL(address)
  changed.searchParams.set('size', '500000000')
  expect(await upload(changed.href, larger)).toBe(403)
  expect(await upload(address.href, bytes)).toBe(200)
  for (const size of ['0', '-1', '1.5', '500000001', 'many']) {
    expect([size, await ask(`other.mp3&size=${size}`)]).toMatchObject([size, { status: 422, body: { field: 'size' } }])
  }
})

test('a track is uploaded to its address as audio/mpeg without a token, and selected then [API-SPEECH-008]', async () => {
  const { url, method } = Object((await ask('three.mp3')).body)
  expect(method).toBe('PUT')
  const upload = (type: string, by: 'PUT' | 'POST' = 'PUT') =>
    fetch(server.url + url, { method: by, headers: { 'content-type': type }, body: bytes }).then(({ status }) => status)
  for (const type of ['text/html', 'audio/wav', 'application/octet-stream']) {
    expect([type, await upload(type)]).toEqual([type, 415])
  }
  expect(await upload('audio/mpeg', 'POST')).not.toBe(200)
  expect(await upload('audio/mpeg')).toBe(200)
  const named = await server.call('PUT', `/api/chapter-variation-audio/${book.chapterVariationId}`, {
    token,
    json: { audioFileName: 'three.mp3' },
  })
  expect(named).toMatchObject({ status: 200, body: { success: true } })
  const { body } = await server.call('GET', `/api/chapter-variation-audio/${book.chapterVariationId}`, { token })
  const link = String(Object(body).audio_link)
  const track = await fetch(server.url + link)
  expect([track.status, track.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  expect(new Uint8Array(await track.arrayBuffer())).toEqual(bytes)
})

test('an MP3 that a client made of the track keeps the times of its words', async () => {
  const wav = sampleWav(2)
  const form = formOf({ variation: 'en' }, [{ part: 'file', bytes: wav, fileName: 'track.wav' }])
  const spoken = await makeTestBook(server, token, [['One', 'word.']])
  await server.call('POST', `/chapters/${spoken.chapterId}/audio/upload`, { token, form })
  const path = `/api/chapter-variation-audio/${spoken.chapterVariationId}`
  const readWords = async () => {
    const response = await server.call('GET', `/api/chapter-variation-words/${spoken.chapterVariationId}`, { token })
    return Object(response.body).words
  }
  const pageData = [{ pageVariationId: spoken.pages[0]?.variationId, text: 'One word.' }]
  const alignment = { chapterVariationId: spoken.chapterVariationId, bookId: spoken.bookId, pageData }
  await server.call('POST', '/api/text-to-speech/align-from-chapter', { token, json: alignment })
  const before = await readWords()
  expect(before).toHaveLength(2)
  const link = String(Object((await server.call('GET', path, { token })).body).audio_link)
  const name = /([^/]+)\.wav\?/.exec(link)?.[1]
  const converted = await convertWavToMp3({ wav })
  if (converted.kind === 'broken') throw new Error(converted.message)
  const use = async (audioFileName: string, mp3: Uint8Array<ArrayBuffer>) => {
    const { url } = Object((await ask(audioFileName, { token }, spoken.bookId)).body)
    await fetch(server.url + url, { method: 'PUT', headers: { 'content-type': 'audio/mpeg' }, body: mp3 })
    expect((await server.call('PUT', path, { token, json: { audioFileName } })).status).toBe(200)
  }
  await use(`${name}.mp3`, converted.mp3)
  expect(await readWords()).toEqual(before)
  await use('another.mp3', bytes)
  expect(await readWords()).toEqual([])
})

test('the audio_link of a track is accepted as its name', async () => {
  const { url } = Object((await ask('four.mp3')).body)
  await fetch(server.url + url, { method: 'PUT', headers: { 'content-type': 'audio/mpeg' }, body: bytes })
  const path = `/api/chapter-variation-audio/${book.chapterVariationId}`
  await server.call('PUT', path, { token, json: { audioFileName: 'four.mp3' } })
  const link = String(Object((await server.call('GET', path, { token })).body).audio_link)
  const words = { words: [], chapterVariationId: book.chapterVariationId, oldAudioFileName: link }
  for (const audioFileName of [link, link.split('?')[0], server.url + link]) {
    const calls: [string, string, object][] = [
      ['PUT', path, { audioFileName }],
      ['POST', `/chapters/${book.chapterId}/audio`, { variation: 'en', audioFileName }],
      ['POST', '/api/add-words-to-chapter', { ...words, audioFileName }],
    ]
    for (const [method, to, json] of calls) {
      expect([to, (await server.call(method, to, { token, json })).status]).toEqual([to, 200])
    }
    expect(Object((await server.call('GET', path, { token })).body).audio_link).toBe(link)
  }
  const other = await makeTestBook(server, token, [])
  const foreign = link.replace(`/${book.bookId}/`, `/${other.bookId}/`)
  expect((await server.call('PUT', path, { token, json: { audioFileName: foreign } })).status).toBe(422)
})
