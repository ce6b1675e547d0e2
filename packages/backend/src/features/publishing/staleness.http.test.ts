import { BookStaleness, Publication } from '@lectern/contracts/app'
import { BookData, type PageVariation, type Rect } from '@lectern/contracts/main'
import { syncChapter, type SpokenWord } from '@lectern/core/pipeline'
import { sql } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { first, makeTestBook, pagesForm, type TestBook } from '../../testing/make-test-book'
import { sampleMp3 } from '../../testing/sample-media'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
})
afterAll(() => server.stop())

const texts = [
  ['It', 'rained.', 'The', 'lamp', 'waved.'],
  ['The', 'sea', 'slept.'],
]
const plain = { voiceId: 'ada', modelId: 'plain', voiceSettings: {} }
const slow = { ...plain, voiceSettings: { speed: 0.8 } }

/** A chapter whose pages are narrated and synced, as the studio leaves it. */
async function finishBook(): Promise<TestBook> {
  const book = await makeTestBook(server, token, texts)
  await speak(book)
  await sync(book)
  return book
}

async function readVariations(book: TestBook): Promise<z.output<typeof PageVariation>[]> {
  const { body } = await server.call('GET', `/file/bookData/${book.bookId}/preview`, { token })
  return first(BookData.parse(body).chapters).pages.map((page) => first(page.variations))
}

/** Speaks the chapter with a voice that takes longer for each word. */
async function speakSlowly(book: TestBook): Promise<void> {
  const { secondsPerWord } = server.script
  server.script.secondsPerWord = 0.4
  await speak(book, slow)
  server.script.secondsPerWord = secondsPerWord
}

async function speak(book: TestBook, voice: object = plain, extra: { sentences?: string[] } = {}): Promise<void> {
  const pages = (await readVariations(book)).map(({ id, rectData }) => {
    const text = rectData?.rectsByWords.map(({ word }) => word).join(' ')
    return { pageVariationId: id, textSegments: [{ text, ...plain, ...voice }], ...extra }
  })
  const json = { ...plain, ...voice, chapterId: book.chapterId, variation: 'en', pages }
  const response = await server.call('POST', '/api/text-to-speech/stream', { token, json })
  expect(response.status).toBe(200)
}

async function sync(book: TestBook): Promise<void> {
  const path = `/api/chapter-variation-words/${book.chapterVariationId}`
  const { words } = (await server.call('GET', path, { token })).body as { words: SpokenWord[] }
  const variations = await readVariations(book)
  const pages = variations.map(({ id, rectData }, index) => ({
    pageVariationId: id,
    pageNumber: index + 1,
    words: rectData?.rectsByWords ?? [],
  }))
  const outcome = syncChapter(pages, words, { language: 'en' })
  if (outcome.kind !== 'synced') throw new Error(outcome.kind)
  for (const { page, words: timed } of outcome.synced) await save(book, page.pageNumber - 1, timed)
}

async function save(book: TestBook, page: number, rectsByWords: readonly unknown[], extra: object = {}): Promise<void> {
  const { pageId, variationId } = book.pages[page] ?? {}
  const json = [{ pageId, variation: 'en', variationId, rectData: { rects: [], rectsByWords }, ...extra }]
  expect((await server.call('PUT', '/page-variations/update-rect-data', { token, json })).status).toBe(200)
}

async function changeWord(book: TestBook, page: number, at: number, word: string): Promise<void> {
  const rects = (await readVariations(book))[page]?.rectData?.rectsByWords ?? []
  await save(
    book,
    page,
    rects.map((rect: z.output<typeof Rect>, index: number) => (index === at ? { ...rect, word } : rect)),
  )
}

async function readStaleness({ bookId }: TestBook): Promise<z.output<typeof BookStaleness>> {
  const response = await server.call('GET', `/api/book/${bookId}/staleness`, { token })
  expect(response.status).toBe(200)
  return BookStaleness.parse(response.body)
}

async function readVoice(chapter: { chapterVariationId: number } | undefined): Promise<unknown> {
  const path = `/api/chapter-variation-origin/${chapter?.chapterVariationId}`
  return Object((await server.call('GET', path, { token })).body).origin.voice
}

const readChapter = async (book: TestBook) => first((await readStaleness(book)).chapters)
const publish = (book: TestBook, json: object = {}) =>
  server.call('POST', `/api/book/${book.bookId}/publish`, { token, json })

describe('the staleness of a book', () => {
  test('lists nothing for a finished chapter whose publication is current', async () => {
    const book = await finishBook()
    expect(await readStaleness(book)).toMatchObject({
      publication: 'none',
      chapters: [{ words: 'current', narration: 'current', times: 'current', pages: [] }],
    })
    const published = Publication.parse((await publish(book, { ifStale: 'refuse' })).body)
    expect(published.stale).toBeUndefined()
    expect((await readStaleness(book)).publication).toBe('current')
    await changeWord(book, 0, 3, 'lamb')
    expect((await readStaleness(book)).publication).toBe('stale')
  })

  test('reports every time as out of date when a finished chapter got another voice', async () => {
    const book = await finishBook()
    await speakSlowly(book)
    expect(await readChapter(book)).toMatchObject({
      words: 'current',
      narration: 'current',
      times: 'stale',
      pages: [
        { pageNumber: 1, times: 'stale', staleTimes: 5, staleTimesByHand: 0 },
        { pageNumber: 2, times: 'stale', staleTimes: 3 },
      ],
    })
    await sync(book)
    expect(await readChapter(book)).toMatchObject({ times: 'current', pages: [] })
  })

  test('names the page with a word that was changed after the narration', async () => {
    const book = await finishBook()
    await changeWord(book, 0, 3, 'lamb')
    expect(await readChapter(book)).toMatchObject({
      narration: 'stale',
      times: 'current',
      pages: [{ pageId: book.pages[0]?.pageId, pageNumber: 1, narration: 'stale', staleSentences: 1 }],
    })
    await speak(book)
    expect(await readChapter(book)).toMatchObject({ narration: 'current' })
  })

  test('treats the sentences that the client names as those of the narration', async () => {
    const book = await makeTestBook(server, token, [texts[0]])
    await speak(book, plain, { sentences: ['0123456789abcdef'] })
    expect(await readChapter(book)).toMatchObject({ narration: 'stale', pages: [{ staleSentences: 2 }] })
  })

  test('reports words as stale after the page image was replaced, until the author confirms', async () => {
    const book = await finishBook()
    const target = [{ pageId: first(book.pages).pageId }]
    const form = pagesForm('en', [{ name: 'new.pdf', pages: [['Another', 'scan.']] }], target)
    await server.call('POST', `/chapters/${book.chapterId}/pages/upload`, { token, form })
    expect(await readChapter(book)).toMatchObject({ words: 'stale', pages: [{ pageNumber: 1, words: 'stale' }] })
    const rects = first(await readVariations(book)).rectData?.rectsByWords ?? []
    await save(book, 0, rects)
    expect((await readChapter(book)).words).toBe('stale')
    await save(book, 0, rects, { fitsImage: true })
    expect((await readChapter(book)).words).toBe('current')
  })

  test('treats words with new ids as made on the present image, restored ones as on theirs', async () => {
    const book = await finishBook()
    const { variationId } = first(book.pages)
    const before = first(await readVariations(book))
    const target = [{ pageId: first(book.pages).pageId }]
    const form = pagesForm('en', [{ name: 'new.pdf', pages: [['Another', 'scan.']] }], target)
    await server.call('POST', `/chapters/${book.chapterId}/pages/upload`, { token, form })
    const rects = before.rectData?.rectsByWords ?? []
    await save(
      book,
      0,
      rects.map((rect, index) => ({ ...rect, id: `new${index}` })),
    )
    expect((await readChapter(book)).words).toBe('current')
    const restored = await server.call('POST', `/api/revisions/page-variation/${variationId}/restore`, {
      token,
      json: { revision: before.revision },
    })
    expect(restored.status).toBe(200)
    expect((await readChapter(book)).words).toBe('stale')
  })

  test('treats words that an undo restores as made on the image that they were made on', async () => {
    const book = await finishBook()
    const rects = first(await readVariations(book)).rectData?.rectsByWords ?? []
    const target = [{ pageId: first(book.pages).pageId }]
    const form = pagesForm('en', [{ name: 'new.pdf', pages: [['Another', 'scan.']] }], target)
    await server.call('POST', `/chapters/${book.chapterId}/pages/upload`, { token, form })
    const recognised = rects.map((rect, index) => ({ ...rect, id: `new${index}` }))
    for (const undone of [recognised, []]) {
      await save(book, 0, undone)
      expect((await readChapter(book)).words).toBe('current')
      await save(book, 0, rects)
      expect(await readChapter(book)).toMatchObject({ pages: [{ pageNumber: 1, words: 'stale' }] })
    }
  })

  test('keeps the digests of the spoken text when the words of its track are aligned again', async () => {
    const book = await finishBook()
    await changeWord(book, 0, 3, 'lamb')
    const variations = await readVariations(book)
    const pageData = variations.map(({ id, rectData }) => ({
      pageVariationId: id,
      text: rectData?.rectsByWords.map(({ word }) => word).join(' '),
    }))
    const json = { ...book, editor: null, enabled_spooled_file: false, pageData }
    const aligned = await server.call('POST', '/api/text-to-speech/align-from-chapter', { token, json })
    expect(aligned.status).toBe(200)
    expect(await readChapter(book)).toMatchObject({ narration: 'stale', pages: [{ staleSentences: 1 }, {}] })
    const origin = await server.call('GET', `/api/chapter-variation-origin/${book.chapterVariationId}`, { token })
    expect(origin.body).toMatchObject({ origin: { voice: expect.any(String) } })
  })

  test('is unknown, not stale, for products of the version before', async () => {
    const book = await finishBook()
    const ids = book.pages.map(({ variationId }) => variationId).join(', ')
    await server.database.execute(
      sql.raw(`update page_variations set rect_image = null,
        rect_data = regexp_replace(rect_data::text, ',"narration":"[0-9a-f]*"', '', 'g')::json where id in (${ids});
        update chapter_words set origin = null where chapter_variation_id = ${book.chapterVariationId}`),
    )
    expect(await readChapter(book)).toMatchObject({
      words: 'unknown',
      narration: 'unknown',
      times: 'unknown',
      pages: [],
    })
    expect((await publish(book, { ifStale: 'refuse' })).status).toBe(200)
    await sync(book)
    expect(await readChapter(book)).toMatchObject({ narration: 'unknown', times: 'current' })
  })

  test('is copied with the chapter, and kept when its track is converted to another format', async () => {
    const book = await finishBook()
    await changeWord(book, 0, 3, 'lamb')
    const query = `sourceChapterId=${book.chapterId}&targetBookId=${book.bookId}`
    expect((await server.call('POST', `/file/clone-chapter?${query}`, { token })).status).toBe(201)
    await server.call('POST', `/api/chapter-variation-audio/${book.chapterVariationId}/convert`, { token })
    const [original, copy] = (await readStaleness(book)).chapters
    const states = { words: 'current', narration: 'stale', times: 'current' }
    expect(original).toMatchObject(states)
    expect(copy).toMatchObject({ ...states, pages: [{ pageNumber: 1, staleSentences: 1 }] })
    const voices = await Promise.all([original, copy].map(readVoice))
    expect(voices).toEqual([expect.any(String), voices[0]])
  })

  test('is exported with the book', async () => {
    const book = await finishBook()
    await changeWord(book, 0, 3, 'lamb')
    const folder = await mkdtemp(join(tmpdir(), 'lectern-library-'))
    await server.backend.library.exportBooks([book.bookId], folder)
    const account = { email: 'author@example.org', role: 'user' } as const
    const { id: userId, domainId } = await server.backend.accounts.saveAccount(account)
    const { imported } = await server.backend.library.importFolder(folder, { userId, domainId })
    await rm(folder, { recursive: true })
    const arrived = await readChapter({ ...book, bookId: first(imported).bookId })
    const states = { words: 'current', narration: 'stale', times: 'current', pages: [{ staleSentences: 1 }] }
    expect(arrived).toMatchObject(states)
    expect(await readVoice(arrived)).toBe(await readVoice(book))
  })

  test('is seen by authors of the book alone', async () => {
    const book = await finishBook()
    const stranger = await server.signIn('stranger@example.org', 'user', await server.addDomain())
    const paths = [`/api/book/${book.bookId}/staleness`, `/api/chapter-variation-origin/${book.chapterVariationId}`]
    for (const path of paths) {
      expect((await server.call('GET', path)).status).toBe(401)
      expect((await server.call('GET', path, { token: stranger })).status).toBe(404)
    }
  })
})

describe('publishing something that is out of date', () => {
  test('is refused where the caller asks for that, and names chapter, language and pages', async () => {
    const book = await finishBook()
    await changeWord(book, 1, 1, 'tide')
    await speakSlowly(book)
    const response = await publish(book, { ifStale: 'refuse' })
    expect(response).toMatchObject({ status: 409, body: { code: 'out-of-date', field: 'ifStale' } })
    expect(Object(response.body).msg).toContain('(en): times of pages 1, 2.')
    expect((await readStaleness(book)).publication).toBe('none')
  })

  test('is refused for a page image that was replaced, and for a chapter after the first', async () => {
    const book = await finishBook()
    const target = [{ pageId: first(book.pages).pageId }]
    const form = pagesForm('en', [{ name: 'new.pdf', pages: [['Another', 'scan.']] }], target)
    await server.call('POST', `/chapters/${book.chapterId}/pages/upload`, { token, form })
    const query = `sourceChapterId=${book.chapterId}&targetBookId=${book.bookId}`
    expect((await server.call('POST', `/file/clone-chapter?${query}`, { token })).status).toBe(201)
    await save(book, 0, first(await readVariations(book)).rectData?.rectsByWords ?? [], { fitsImage: true })
    expect((await readStaleness(book)).chapters.map(({ words }) => words)).toEqual(['current', 'stale'])
    const response = await publish(book, { ifStale: 'refuse' })
    expect(response.status).toBe(409)
    expect(Object(response.body).msg).toContain('(en): words of page 1.')
  })

  test('is reported in the response otherwise', async () => {
    const book = await finishBook()
    await changeWord(book, 1, 1, 'tide')
    const published = Publication.parse((await publish(book)).body)
    expect(published.stale).toMatchObject([{ narration: 'stale', pages: [{ pageNumber: 2, staleSentences: 1 }] }])
  })

  test('shows readers no digests', async () => {
    const book = await finishBook()
    const { rectsByWords = [] } = first(await readVariations(book)).rectData ?? {}
    await save(book, 0, [], { rectData: { rects: rectsByWords.slice(0, 1), rectsByWords: rectsByWords.slice(1) } })
    await publish(book)
    const read = await server.call('GET', `/file/bookData/${book.bookId}`)
    const text = JSON.stringify(read.body)
    expect(text).toContain('"source":"matched"')
    expect(text).not.toMatch(/"narration"|[dD]igest/)
  })
})

test('words corrected by hand make the times stale, and the narration stays as it was', async () => {
  const book = await finishBook()
  const { body } = await server.call('GET', `/api/chapter-variation-words/${book.chapterVariationId}`, { token })
  const words = (body as { words: { end: number }[] }).words.map((word, index) =>
    index === 0 ? { ...word, end: word.end - 0.05 } : word,
  )
  const audio = await server.call('GET', `/api/chapter-variation-audio/${book.chapterVariationId}`, { token })
  const json = {
    words,
    chapterVariationId: book.chapterVariationId,
    audioFileName: Object(audio.body).audio_link,
    editor: 'me',
  }
  expect((await server.call('POST', '/api/add-words-to-chapter', { token, json })).status).toBe(200)
  expect(await readChapter(book)).toMatchObject({
    narration: 'current',
    times: 'stale',
    pages: [{ pageNumber: 1, staleTimes: 5 }],
  })
})

test('a recording without known words makes times stale and the narration unknown', async () => {
  const book = await finishBook()
  const path = `/api/upload/${book.bookId}/presigned-url-audio?fileName=own.mp3`
  const { url } = Object((await server.call('POST', path, { token })).body)
  const body = new Uint8Array(sampleMp3(50))
  await fetch(server.url + url, { method: 'PUT', headers: { 'content-type': 'audio/mpeg' }, body })
  const track = { token, json: { audioFileName: 'own.mp3' } }
  await server.call('PUT', `/api/chapter-variation-audio/${book.chapterVariationId}`, track)
  expect(await readChapter(book)).toMatchObject({ narration: 'unknown', times: 'stale' })
})
