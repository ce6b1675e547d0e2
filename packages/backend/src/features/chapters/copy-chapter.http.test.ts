import { Chapter, Page } from '@lectern/contracts/main'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { first, makeTestBook, type TestBook } from '../../testing/make-test-book'
import { formOf, sampleMp3, samplePng, sampleWav } from '../../testing/sample-media'
import { speechRequest } from '../../testing/speech-request'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

type ReadChapter = Awaited<ReturnType<typeof readChapter>>

let server: TestBackend
let token: string
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
})
afterAll(() => server.stop())

const call = (method: string, path: string, json?: unknown) =>
  server.call(method, path, { token, ...(json === undefined ? {} : { json }) })
const readChapter = async (id: number) => Chapter.parse((await call('GET', `/file/chapterData/${id}`)).body)
const copy = (chapterId: number, bookId: number) =>
  call('POST', `/file/clone-chapter?sourceChapterId=${chapterId}&targetBookId=${bookId}`)
const bytesOf = async (link: unknown) => {
  const response = await fetch(server.url + String(link))
  return [
    response.status,
    Buffer.from(await response.arrayBuffer())
      .toString('hex')
      .slice(0, 200),
  ]
}

/** A spoken chapter with every kind of content. */
async function fullChapter(): Promise<TestBook> {
  const book = await makeTestBook(server, token)
  await call('POST', '/api/text-to-speech/stream', speechRequest('Hello world.', book))
  const form = formOf({ variation: 'en', name: 'One' }, [{ part: 'thumbnail', bytes: samplePng('a'), fileName: 'a' }])
  await server.call('PUT', `/chapters/${book.chapterId}/variation`, { token, form })
  const files = [{ part: 'files', bytes: sampleWav(1), fileName: 'en.wav' }]
  const path = `/books/${book.bookId}/coaching/c1/audio`
  const media = Object((await server.call('POST', path, { token, form: formOf({}, files) })).body)
  const content = {
    name: 'Cover',
    mine: { kept: true },
    popupTriggers: [{ id: 't1', titleAudio: media.files[0].link }],
    coachingPoints: [{ id: 'c1', audioTracks: { en: media.files[0].link } }],
  }
  await call('POST', `/pages/${book.pages[0]?.pageId}/content`, content)
  await call('PUT', `/chapters/${book.chapterId}`, { type: 'cover', own: [1] })
  return book
}

describe('a copied chapter', () => {
  test('has the same content under new ids, at the end of the other book [API-MAIN-061]', async () => {
    const source = await fullChapter()
    const target = await makeTestBook(server, token, [])
    const made = await copy(source.chapterId, target.bookId)
    expect(made.status).toBe(201)
    const [from, to] = [await readChapter(source.chapterId), await readChapter(Chapter.parse(made.body).id)]
    expect(to).toMatchObject({ name: from.name, type: 'cover', own: [1], order_index: 1, revision: 1 })
    const words = async (chapter: ReadChapter) =>
      Object((await call('GET', `/api/chapter-variation-words/${first(chapter.variations).id}`)).body).words
    const [said, saidAgain] = [await words(from), await words(to)]
    expect(said).toHaveLength(2)
    const pageOf = (chapter: ReadChapter) => first(first(chapter.pages).variations).id
    const moved = said.map((word: object) => ({ ...word, pageVariationId: pageOf(to) }))
    expect(saidAgain).toEqual(moved)
    const pairs = from.pages.map((page, n) => [page, to.pages[n]] as const)
    for (const [page, other] of pairs) {
      expect(other?.pageId).not.toBe(page.pageId)
      expect(other).toMatchObject({ name: page.name, page_number: page.page_number })
      expect(other?.variations.map((own) => own.rectData)).toEqual(page.variations.map((own) => own.rectData))
    }
    expect(first(to.pages)).toMatchObject({ mine: { kept: true } })
    const mediaOf = (chapter: ReadChapter) => {
      const page = Object(first(chapter.pages))
      const { audio, thumbnailUrl } = first(chapter.variations)
      const marks = [page.popupTriggers[0].titleAudio, page.coachingPoints[0].audioTracks.en]
      return [audio, thumbnailUrl, page.variations[0].pageImageLink, page.thumbnailUrl, ...marks]
    }
    const before = await Promise.all(mediaOf(from).map(bytesOf))
    expect(before.map(([status]) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await Promise.all(mediaOf(to).map(bytesOf))).toEqual(before)
    for (const link of mediaOf(to)) expect(link).toContain(`/objects/${target.bookId}/`)
    await call('DELETE', `/books/${source.bookId}`)
    expect(await Promise.all(mediaOf(to).map(bytesOf))).toEqual(before)
  })

  test('plays its own track if the other book has another of the same name [API-MAIN-061]', async () => {
    const withTrack = async (frames: number) => {
      const book = await makeTestBook(server, token, [['Hello']])
      const path = `/api/upload/${book.bookId}/presigned-url-audio?fileName=ch1.mp3`
      const { url } = Object((await call('POST', path)).body)
      const [body, headers] = [new Uint8Array(sampleMp3(frames)), { 'content-type': 'audio/mpeg' }]
      expect((await fetch(server.url + url, { method: 'PUT', headers, body })).status).toBe(200)
      const named = { audioFileName: 'ch1.mp3' }
      await call('PUT', `/api/chapter-variation-audio/${book.chapterVariationId}`, named)
      return book
    }
    const [source, target] = [await withTrack(50), await withTrack(90)]
    const { chapterVariationId, pages } = source
    const words = [{ word: 'Hello', start: 0, end: 0.3, pageVariationId: first(pages).variationId }]
    const kept = { chapterVariationId, audioFileName: 'ch1.mp3', words }
    expect((await call('POST', '/api/add-words-to-chapter', kept)).status).toBe(200)
    const copies = [await copy(source.chapterId, target.bookId), await copy(source.chapterId, target.bookId)]
    const chapters = await Promise.all(copies.map((made) => readChapter(Chapter.parse(made.body).id)))
    const lengthOf = async (link: unknown) => (await (await fetch(server.url + String(link))).arrayBuffer()).byteLength
    for (const made of chapters) {
      const { audio, id } = first(made.variations)
      expect(await lengthOf(audio)).toBe(sampleMp3(50).byteLength)
      expect(Object((await call('GET', `/api/chapter-variation-words/${id}`)).body).words).toMatchObject([
        { word: 'Hello' },
      ])
    }
    const own = first((await readChapter(target.chapterId)).variations)
    expect(await lengthOf(own.audio)).toBe(sampleMp3(90).byteLength)
  })

  test('has no track if the original is missing from the store, whatever the other book has [API-MAIN-061]', async () => {
    const [source, target] = [await fullChapter(), await fullChapter()]
    const folder = join(server.dataFolder, 'objects', String(source.bookId), 'ChapterAudios')
    for (const name of readdirSync(folder)) rmSync(join(folder, name))
    const made = await copy(source.chapterId, target.bookId)
    expect(made.status).toBe(201)
    const copied = await readChapter(Chapter.parse(made.body).id)
    expect(first(copied.variations)).toMatchObject({ audio: null })
  })

  test('is independent of its original, even in the same book [API-MAIN-061]', async () => {
    const source = await fullChapter()
    const made = Chapter.parse((await copy(source.chapterId, source.bookId)).body)
    const page = Page.parse((await call('GET', `/pages/${first(made.pages).pageId}`)).body)
    expect((await call('DELETE', `/books/${source.bookId}/chapters/${source.chapterId}`)).status).toBe(200)
    expect((await bytesOf(first(page.variations).pageImageLink))[0]).toBe(200)
    expect((await bytesOf(first(made.variations).audio))[0]).toBe(200)
    expect((await call('POST', `/pages/${page.pageId}/content`, { name: 'Mine' })).status).toBe(200)
  })

  test('is made once for repeated requests with one key [API-MAIN-061]', async () => {
    const { bookId, chapterId } = await makeTestBook(server, token, [])
    const path = `/file/clone-chapter?sourceChapterId=${chapterId}&targetBookId=${bookId}`
    const twice = () => server.call('POST', path, { token, headers: { 'idempotency-key': `copy ${chapterId}` } })
    const made = await twice()
    expect((await twice()).body).toEqual(made.body)
    expect((await call('GET', `/books/${bookId}/chapters`)).body).toHaveLength(2)
  })

  test('requires an author of both books, and leaves nothing if refused [API-MAIN-061]', async () => {
    const mine = await makeTestBook(server, token, [null])
    const theirs = await makeTestBook(server, await server.signIn('other@example.org'), [null])
    expect((await copy(theirs.chapterId, mine.bookId)).status).toBe(404)
    expect((await copy(mine.chapterId, theirs.bookId)).status).toBe(404)
    const folder = join(server.dataFolder, 'objects', String(theirs.bookId))
    const count = () => (existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0)
    const before = count()
    await copy(mine.chapterId, theirs.bookId)
    expect(count()).toBe(before)
    expect((await copy(999_999, mine.bookId)).status).toBe(404)
    expect((await call('POST', `/file/clone-chapter?sourceChapterId=${mine.chapterId}`)).status).toBe(422)
    expect((await call('GET', `/books/${mine.bookId}/chapters`)).body).toHaveLength(1)
  })
})
