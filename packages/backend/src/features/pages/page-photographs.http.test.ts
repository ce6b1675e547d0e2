import { ImportedPages, PagePhotograph, PageVariation } from '@lectern/contracts/main'
import { eq } from 'drizzle-orm'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageVariations } from '../../entities/schema'
import { first, makeTestBook, pagesForm } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
})
afterAll(() => server.stop())

const call = (method: string, path: string, json?: unknown, headers: Record<string, string> = {}) =>
  server.call(method, path, { token, headers, ...(json === undefined ? {} : { json }) })
const upsideDown = [
  { x: 1000, y: 1500 },
  { x: 0, y: 1500 },
  { x: 0, y: 0 },
  { x: 1000, y: 0 },
]
const planOf = (corners: unknown) => ({ corners, light: 'kept', brightness: 1 })
const word = { id: 'w', word: 'Hello', x: 100, y: 200, width: 60, height: 20, startTime: 1, endTime: 2 }
const inMargin = { id: 'm', word: 'crumb', x: 5, y: 5, width: 20, height: 10 }
const mark = { id: 't', x: 10, y: 20, width: 30, height: 40, title: { en: 'Look' } }

function listFiles(bookId: number): string[] {
  return ['pages', 'thumbnails'].flatMap((name) => {
    const folder = join(server.dataFolder, 'objects', String(bookId), name)
    return existsSync(folder) ? readdirSync(folder) : []
  })
}

/** A book of one page with words, a sentence and a trigger. */
async function onePage(file = 'upside-down.pdf') {
  const book = await makeTestBook(server, token, [])
  const form = pagesForm('en', [{ name: file, pages: [null] }])
  const sent = await server.call('POST', `/chapters/${book.chapterId}/pages/upload`, { token, form })
  const { pageId } = first(ImportedPages.parse(sent.body).pages)
  const [row] = await server.database.select().from(pageVariations).where(eq(pageVariations.pageId, pageId))
  if (!row) throw new Error('The page was not imported')
  const rectData = { rects: [{ ...word, id: 's' }], rectsByWords: [inMargin, word] }
  await call('PUT', '/page-variations/update-rect-data', [{ pageId, variationId: row.id, variation: 'en', rectData }])
  await call('POST', `/pages/${pageId}/content`, { popupTriggers: [mark] })
  const path = `/page-variations/${row.id}/photograph`
  const read = async () => PagePhotograph.parse((await call('GET', path)).body)
  const correct = (plan: unknown, headers?: Record<string, string>) => call('PUT', path, { plan }, headers)
  const show = async () => PageVariation.parse((await call('GET', `/api/page-variation?id=${row.id}`)).body)
  return { ...book, pageId, path, read, correct, show }
}

describe('the photograph of a page', () => {
  test('comes with its original and the corrections that its pixels suggest', async () => {
    const { read } = await onePage()
    expect(await read()).toMatchObject({
      width: 1000,
      height: 1500,
      plan: null,
      proposal: planOf(upsideDown),
      findings: ['turned'],
      photographUrl: expect.stringContaining('/objects/'),
    })
    expect(await (await onePage('fine.pdf')).read()).toMatchObject({ proposal: null, findings: [] })
  })

  test('is corrected with its words, sentences and marks, and restored exactly', async () => {
    const { correct, show, read, pageId } = await onePage()
    const before = await show()
    const corrected = PageVariation.parse((await correct(planOf(upsideDown), { 'if-match': '"1"' })).body)
    expect(corrected).toMatchObject({ imageWidth: 1000, imageHeight: 1500, revision: 2 })
    expect(corrected.pageImageLink).not.toBe(before.pageImageLink)
    expect(corrected.rectImageDigest).toBe(corrected.imageDigest)
    const moved = { ...word, x: 1000 - 100 - 60, y: 1500 - 200 - 20 }
    expect((await show()).rectData).toMatchObject({
      rects: [{ ...moved, id: 's' }],
      rectsByWords: [{ id: 'm' }, moved],
    })
    const triggers = async () => Reflect.get(Object((await call('GET', `/pages/${pageId}/json`)).body), 'popupTriggers')
    expect(await triggers()).toEqual([{ ...mark, x: 960, y: 1440 }])
    expect(await read()).toMatchObject({ plan: planOf(upsideDown), width: 1000 })

    expect((await correct(null)).status).toBe(200)
    const restored = await show()
    expect(restored).toMatchObject({
      rectData: before.rectData,
      imageDigest: before.imageDigest,
      rectImageDigest: before.rectImageDigest,
      revision: 3,
    })
    expect(await triggers()).toEqual([mark])
    expect(await read()).toMatchObject({ plan: null })
  })

  test('loses the words of a margin that is cut off until the margin returns', async () => {
    const { correct, show } = await onePage()
    const cropped = [
      { x: 50, y: 50 },
      { x: 950, y: 50 },
      { x: 950, y: 1450 },
      { x: 50, y: 1450 },
    ]
    await correct(planOf(cropped))
    expect(await show()).toMatchObject({
      imageWidth: 900,
      imageHeight: 1400,
      rectData: { rectsByWords: [{ ...word, x: 50, y: 150 }] },
    })
    await correct(planOf(upsideDown))
    expect((await show()).rectData?.rectsByWords.map(({ id }) => id)).toEqual(['m', 'w'])
  })

  test('keeps its original while it is corrected again and again, and leaves nothing behind when it is deleted', async () => {
    const { correct, read, bookId, pageId } = await onePage()
    const original = (await read()).photographUrl.split('?')[0]
    await correct(planOf(upsideDown))
    await correct({ ...planOf(upsideDown), brightness: 1.2 })
    const photograph = await read()
    expect(photograph.photographUrl.split('?')[0]).toBe(original)
    expect((await server.call('GET', photograph.photographUrl)).status).toBe(200)
    expect(listFiles(bookId)).toHaveLength(4)
    await call('DELETE', `/books/${bookId}/pages/${pageId}`)
    expect(listFiles(bookId)).toEqual([])
  })

  test('is no longer the original of an image that replaces it', async () => {
    const { correct, read, chapterId, pageId } = await onePage()
    await correct(planOf(upsideDown))
    const form = pagesForm('en', [{ name: 'other.pdf', pages: [null] }], [{ pageId }])
    await server.call('POST', `/chapters/${chapterId}/pages/upload`, { token, form })
    expect(await read()).toMatchObject({ plan: null, proposal: null })
  })

  test('is refused to others, without an image, with crossed corners and over a newer save', async () => {
    const { correct, path, show } = await onePage()
    const [a, b, c, d] = upsideDown
    expect(await correct(planOf([a, c, b, d]))).toMatchObject({ status: 422, body: { field: 'plan.corners' } })
    expect(await correct(planOf(upsideDown), { 'if-match': '"7"' })).toMatchObject({ status: 412 })
    const stranger = await server.signIn('stranger@elsewhere.org')
    expect((await server.call('PUT', path, { token: stranger, json: { plan: null } })).status).toBe(404)
    expect((await server.call('GET', path, {})).status).toBe(401)
    expect((await show()).revision).toBe(1)
  })
})
