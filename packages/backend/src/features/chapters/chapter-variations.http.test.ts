import { ChapterVariation } from '@lectern/contracts/main'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestBook } from '../../testing/make-test-book'
import { formOf, sampleMp3, samplePng, sampleWav } from '../../testing/sample-media'
import { resizedByStandIn } from '../../testing/stand-ins/stand-in-resizing'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
})
afterAll(() => server.stop())

const send = (method: string, path: string, form: FormData, headers: Record<string, string> = {}) =>
  server.call(method, path, { token, form, headers })
const bytesOf = async (link: string | null | undefined) => {
  const response = await fetch(server.url + (link ?? '/nowhere'))
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}
const remade = (name: string) => resizedByStandIn(samplePng(name), 3840, 90)
const png = (name: string) => ({ part: 'thumbnail', bytes: samplePng(name), fileName: 'thumbnail.png' })
const track = (bytes: Uint8Array, fileName = 'track') => ({ part: 'file', bytes, fileName })

describe("a chapter's language", () => {
  test('takes the fields of a form: empty ones are removed, missing ones stay [API-MAIN-026]', async () => {
    const { chapterId } = await makeTestBook(server, token, [])
    const path = `/chapters/${chapterId}/variation`
    const fields = {
      variation: 'en',
      name: 'First',
      chapterType: 'cover',
      videoLink: 'https://films.test/one.mp4',
      videoFolderLink: 'https://films.test/one/',
      posterLink: '/posters/one.webp',
    }
    const made = await send('PUT', path, formOf(fields, [png('one')]))
    expect(made.status).toBe(200)
    const own = ChapterVariation.parse(made.body)
    expect(own).toMatchObject({
      variation: 'en',
      name: 'First',
      video: fields.videoLink,
      videoFolderLink: fields.videoFolderLink,
      posterLink: fields.posterLink,
    })
    expect(await bytesOf(own.thumbnailUrl)).toEqual({ status: 200, bytes: remade('one') })
    const chapter = await server.call('GET', `/chapters/${chapterId}`, { token })
    expect(chapter.body).toMatchObject({ type: 'cover', revision: 2, variations: [own] })
    const less = await send('PUT', path, formOf({ variation: 'en', name: '', videoLink: '' }))
    expect(less.body).toEqual({ ...own, name: null, video: null })
  })

  test('refuses an old revision, a link that runs code and an unknown language [API-MAIN-026]', async () => {
    const { chapterId } = await makeTestBook(server, token, [])
    const path = `/chapters/${chapterId}/variation`
    const stale = await send('PUT', path, formOf({ variation: 'en', name: 'A' }), { 'if-match': '"7"' })
    expect(stale).toMatchObject({ status: 412, body: { currentRevision: 1 } })
    for (const link of ['javascript:alert(1)', 'data:text/html,x']) {
      const response = await send('PUT', path, formOf({ variation: 'en', videoLink: link }))
      expect(response).toMatchObject({ status: 422, body: { field: 'videoLink' } })
    }
    expect((await send('PUT', path, formOf({ variation: 'fr', name: 'A' }))).status).toBe(404)
    expect((await send('PUT', path, formOf({ name: 'A' }))).status).toBe(422)
    const text = { part: 'thumbnail', bytes: Buffer.from('<svg onload="x"/>'), fileName: 'a.png' }
    expect((await send('PUT', path, formOf({ variation: 'en' }, [text]))).status).toBe(422)
    const chapter = await server.call('GET', `/chapters/${chapterId}`, { token })
    expect(chapter.body).toMatchObject({ revision: 1, variations: [{ name: null, video: null, thumbnailUrl: null }] })
  })

  test('gets a thumbnail, which replaces the old one [API-MAIN-047]', async () => {
    const { chapterId } = await makeTestBook(server, token, [])
    const path = `/chapters/${chapterId}/thumbnail/variation?variation=en`
    const old = ChapterVariation.parse((await send('POST', path, formOf({}, [png('old')]))).body)
    const next = ChapterVariation.parse((await send('POST', path, formOf({}, [png('new')]))).body)
    expect((await bytesOf(old.thumbnailUrl)).status).toBe(404)
    expect(await bytesOf(next.thumbnailUrl)).toEqual({ status: 200, bytes: remade('new') })
    expect(await send('POST', path, formOf({}))).toMatchObject({ status: 422, body: { field: 'thumbnail' } })
    const french = path.replace('=en', '=fr')
    expect((await send('POST', french, formOf({}, [png('new')]))).status).toBe(404)
    expect((await send('POST', path.replace('=en', ''), formOf({}, [png('new')]))).status).toBe(422)
  })

  test('is deleted with its track; the last one stays [API-MAIN-054]', async () => {
    const { bookId, chapterId, chapterVariationId } = await makeTestBook(server, token, [])
    const remove = (id: number) => server.call('DELETE', `/chapter/variation/${id}`, { token })
    expect(await remove(chapterVariationId)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    await server.call('POST', `/books/${bookId}/chapters/addChapter/variation`, {
      token,
      json: { chapterId, variation: 'es' },
    })
    const spoken = await send(
      'POST',
      `/chapters/${chapterId}/audio/upload`,
      formOf({ variation: 'es' }, [track(sampleWav(1))]),
    )
    const own = ChapterVariation.parse(spoken.body)
    expect(await remove(own.id)).toMatchObject({ status: 200, body: { success: true } })
    expect((await bytesOf(own.audio)).status).toBe(404)
    const chapter = await server.call('GET', `/chapters/${chapterId}`, { token })
    expect(chapter.body).toMatchObject({ revision: 2, variations: [{ id: chapterVariationId }] })
    expect((await remove(own.id)).status).toBe(404)
  })
})

describe('the track of a chapter', () => {
  test('is uploaded as WAV or MP3, measured, and replaces the old one [API-MAIN-044]', async () => {
    const { chapterId } = await makeTestBook(server, token, [])
    const path = `/chapters/${chapterId}/audio/upload`
    const upload = async (bytes: Uint8Array) =>
      ChapterVariation.parse((await send('POST', path, formOf({ variation: 'en' }, [track(bytes)]))).body)
    const wav = await upload(sampleWav(1.5))
    expect(wav.durationSeconds).toBe(1.5)
    expect(await bytesOf(wav.audio)).toEqual({ status: 200, bytes: sampleWav(1.5) })
    const mp3 = await upload(sampleMp3(100))
    expect(mp3.durationSeconds).toBeCloseTo(2.612, 3)
    expect(mp3.audio).toMatch(/\.mp3\?/)
    expect((await bytesOf(wav.audio)).status).toBe(404)
  })

  test('is refused as text, as two files or none, and for an unknown language [API-MAIN-044]', async () => {
    const { chapterId } = await makeTestBook(server, token, [])
    const path = `/chapters/${chapterId}/audio/upload`
    const attempt = async (form: FormData) => (await send('POST', path, form)).status
    const wav = track(sampleWav(1))
    expect(await attempt(formOf({ variation: 'en' }, [track(Buffer.from('no sound'))]))).toBe(422)
    expect(await attempt(formOf({ variation: 'en' }, [wav, wav]))).toBe(422)
    expect(await attempt(formOf({ variation: 'en' }))).toBe(422)
    expect(await attempt(formOf({}, [wav]))).toBe(422)
    expect(await attempt(formOf({ variation: 'fr' }, [wav]))).toBe(404)
  })

  test('is uploaded to a signed address and then selected [API-MAIN-059 API-MAIN-043]', async () => {
    const { bookId, chapterId } = await makeTestBook(server, token, [])
    const ask = () => server.call('POST', `/api/upload/${bookId}/presigned-url-audio?fileName=My-track.mp3`, { token })
    const { status, body } = await ask()
    expect(status).toBe(200)
    const { url, method } = Object(body)
    expect(method).toBe('PUT')
    const name = (audioFileName: string) =>
      server.call('POST', `/chapters/${chapterId}/audio`, { token, json: { variation: 'en', audioFileName } })
    expect(await name('My-track.mp3')).toMatchObject({ status: 422, body: { field: 'audioFileName' } })
    const mp3 = sampleMp3(50)
    const upload = (headers: Record<string, string>) =>
      fetch(server.url + url, { method, headers, body: new Uint8Array(mp3) }).then((response) => response.status)
    expect(await upload({ 'content-type': 'text/html' })).toBe(415)
    expect(await upload({ 'content-type': 'audio/mpeg' })).toBe(200)
    expect(await upload({ 'content-type': 'audio/mpeg' })).toBe(409)
    expect((await ask()).status).toBe(409)
    const named = await name('My-track.mp3')
    expect(named.status).toBe(200)
    const own = ChapterVariation.parse(named.body)
    expect(own.durationSeconds).toBeCloseTo(1.306, 3)
    expect(await bytesOf(own.audio)).toEqual({ status: 200, bytes: mp3 })
    expect((await name('../../secret')).status).toBe(422)
    const french = { variation: 'fr', audioFileName: 'My-track.mp3' }
    expect((await server.call('POST', `/chapters/${chapterId}/audio`, { token, json: french })).status).toBe(404)
  })

  test('is accepted at a signed address within 10 minutes, for that name and size only [API-MAIN-059]', async () => {
    const { bookId } = await makeTestBook(server, token, [])
    const ask = (fileName: string) =>
      server.call('POST', `/api/upload/${bookId}/presigned-url-audio?fileName=${fileName}`, { token })
    const url = String(Object((await ask('late.mp3')).body).url)
    const upload = (address: string) =>
      fetch(server.url + address, { method: 'PUT', headers: { 'content-type': 'audio/mpeg' }, body: 'x' }).then(
        (response) => response.status,
      )
    expect(await upload(url.replace('late', 'other'))).toBe(403)
    expect(await upload(url.replace('size=500000000', 'size=900000000'))).toBe(403)
    expect(await upload(url.replace('audio%2Fmpeg', 'text%2Fhtml'))).toBe(403)
    expect((await fetch(server.url + url)).status).toBe(404)
    server.advance(601)
    expect(await upload(url)).toBe(403)
    server.advance(-601)
    for (const fileName of ['a%2Fb.mp3', '..%2Fa.mp3', 'a.html', '', '.mp3', `${'a'.repeat(200)}.mp3`]) {
      expect([fileName, (await ask(fileName)).status]).toEqual([fileName, 422])
    }
  })
})
