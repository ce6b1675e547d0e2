import { BookData, Chapter, type Page, PageVariation } from '@lectern/contracts/main'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { first, makeTestBook, type TestBook } from '../../testing/make-test-book'
import { speechRequest } from '../../testing/speech-request'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
let book: TestBook
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  book = await makeTestBook(server, token)
})
afterAll(() => server.stop())

const call = (method: string, path: string, json?: unknown) =>
  server.call(method, path, { token, ...(json === undefined ? {} : { json }) })

/** Source and confidence of its time, and confidence of recognition; times relative to the chapter, not to the page. */
const rect = (id: string) => ({
  id,
  x: 10,
  y: 20,
  width: 90,
  height: 30,
  word: 'Hello',
  startTime: 61.25,
  endTime: 61.5,
  confidence: 0.93,
  timing: { source: 'matched', confidence: 0.8, loss: 0.01, model: 'of a later version' },
})
const rectData = { rects: [{ ...rect('s1'), timing: { source: 'manual' } }], rectsByWords: [rect('w1'), rect('w2')] }
const variationOf = (chapter: { pages: z.output<typeof Page>[] }) => first(first(chapter.pages).variations)

describe('times, their source and confidences of a rect survive', () => {
  const page = () => first(book.pages)
  const read = async () => PageVariation.parse((await call('GET', `/api/page-variation?id=${page().variationId}`)).body)
  const clear = async () => {
    const { pageId, variationId } = page()
    const empty = { rects: [], rectsByWords: [] }
    await call('PUT', '/page-variations/update-rect-data', [{ pageId, variationId, variation: 'en', rectData: empty }])
    expect((await read()).rectData).toEqual(empty)
  }

  const saveRects = async () => {
    const { pageId, variationId } = page()
    const write = { pageId, variationId, variation: 'en', rectData }
    expect((await call('PUT', '/page-variations/update-rect-data', [write])).status).toBe(200)
  }

  const saves: Record<string, () => ReturnType<typeof call>> = {
    'a save of page variations': () => {
      const { pageId, variationId } = page()
      return call('PUT', '/page-variations/update-rect-data', [{ pageId, variationId, variation: 'en', rectData }])
    },
    'a save by the names of languages': () => {
      const variations = [{ variation: 'en', rectData }]
      return call('PUT', '/pages/update-rect-data-variations', [{ pageId: page().pageId, variations }])
    },
    'a save of the whole file': () => {
      const { pageId, variationId } = page()
      return call('POST', `/file/${book.bookId}`, { rectData: [{ pageId, variationId, variation: 'en', rectData }] })
    },
  }

  test.each(Object.entries(saves))('%s, and being saved again as they were read [DATA-029]', async (_name, save) => {
    await clear()
    expect((await save()).status).toBe(200)
    const once = await read()
    expect(once.rectData).toEqual(rectData)
    const { pageId, variationId } = page()
    const again = { pageId, variationId, variation: 'en', rectData: once.rectData, revision: once.revision }
    expect((await call('PUT', '/page-variations/update-rect-data', [again])).status).toBe(200)
    expect((await read()).rectData).toEqual(rectData)
  })

  test('being added to a page with another language [DATA-029]', async () => {
    const { pageId } = page()
    const made = await call('POST', `/pages/variation/?pageId=${pageId}&variation=es`, { rectData })
    expect([made.status, PageVariation.parse(made.body).rectData]).toEqual([201, rectData])
  })

  test('saving everything else: the page, its chapter, its speech and its words [DATA-029]', async () => {
    await saveRects()
    const { pageId } = page()
    const content = await call('GET', `/pages/${pageId}`)
    await call('POST', `/pages/${pageId}/content`, { ...Object(content.body), name: 'Renamed' })
    const chapter = await call('GET', `/file/chapterData/${book.chapterId}`)
    await call('PUT', `/chapters/${book.chapterId}`, { ...Object(chapter.body), name: 'Renamed' })
    const spoken = await call('POST', '/api/text-to-speech/stream', speechRequest('Hello world.', book))
    const words = Object((await call('GET', `/api/chapter-variation-words/${book.chapterVariationId}`)).body).words
    const { audioFileName } = Object(spoken.body)
    const kept = words.map((word: object) => ({ ...word, timing: rect('w1').timing, confidence: 0.93 }))
    const added = { words: kept, chapterVariationId: book.chapterVariationId, audioFileName }
    expect((await call('POST', '/api/add-words-to-chapter', added)).status).toBe(200)
    const readWords = await call('GET', `/api/chapter-variation-words/${book.chapterVariationId}`)
    expect(readWords.body).toEqual({ words: kept })
    expect((await read()).rectData).toEqual(rectData)
  })

  test('copying the chapter [DATA-029]', async () => {
    await saveRects()
    const target = await makeTestBook(server, token, [])
    const path = `/file/clone-chapter?sourceChapterId=${book.chapterId}&targetBookId=${target.bookId}`
    const { id } = Chapter.parse((await call('POST', path)).body)
    const copy = Chapter.parse((await call('GET', `/file/chapterData/${id}`)).body)
    expect(variationOf(copy).rectData).toEqual(rectData)
  })

  test('publishing the book, as readers get it [DATA-029]', async () => {
    await saveRects()
    expect((await call('POST', `/api/book/${book.bookId}/publish`, {})).status).toBe(200)
    const { body } = await server.call('GET', `/file/bookData/${book.bookId}`)
    expect(variationOf(first(BookData.parse(body).chapters)).rectData).toEqual(rectData)
  })

  test('moving the book to another server [DATA-029]', async () => {
    await saveRects()
    const folder = await mkdtemp(join(tmpdir(), 'lectern-rects-'))
    await server.backend.library.exportBooks([book.bookId], folder)
    const other = await startTestBackend()
    const author = await other.backend.accounts.saveAccount({ email: 'operator@example.org', role: 'user' })
    const { imported } = await other.backend.library.importFolder(folder, { ...author, userId: author.id })
    const { body } = await other.call('GET', `/file/bookData/${first(imported).bookId}`)
    expect(variationOf(first(BookData.parse(body).chapters)).rectData).toEqual(rectData)
    await other.stop()
    await rm(folder, { recursive: true })
  })
})

test('ids of chapters and pages are integers, of rects text; an image has its size and its words [DATA-029]', async () => {
  const { pageId, variationId } = first(book.pages)
  const variations = [{ id: variationId, altText: 'An owl in the night' }]
  await call('POST', `/pages/${pageId}/content`, { variations })
  const chapter = Chapter.parse((await call('GET', `/file/chapterData/${book.chapterId}`)).body)
  for (const id of [chapter.id, first(chapter.pages).pageId, variationOf(chapter).id]) {
    expect([id, Number.isInteger(id)]).toEqual([id, true])
  }
  expect(variationOf(chapter)).toMatchObject({ imageWidth: 1000, imageHeight: 1500, altText: 'An owl in the night' })
  const write = (id: unknown) => [
    { pageId, variationId, variation: 'en', rectData: { rects: [], rectsByWords: [{ ...rect('w1'), id }] } },
  ]
  expect(await call('PUT', '/page-variations/update-rect-data', write(7))).toMatchObject({
    status: 422,
    body: { field: '0.rectData.rectsByWords.0.id' },
  })
  for (const path of [`/pages/${pageId}x`, '/chapters/one', '/pages/1.5']) {
    expect([path, (await call('GET', path)).status]).toEqual([path, 422])
  }
})
