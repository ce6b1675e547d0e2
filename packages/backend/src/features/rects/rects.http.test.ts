import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rectRevisions } from '../../entities/schema'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
let book: TestBook
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  book = await makeTestBook(server, token, [null, null])
})
afterAll(() => server.stop())

const rect = (id: string) => ({ id, x: 1.5, y: 2, width: 30, height: 40 })

function write(page: number, rects: unknown[], extra: object = {}) {
  const { pageId, variationId } = book.pages[page] ?? {}
  return { pageId, variationId, variation: 'en', rectData: { rects: [], rectsByWords: rects }, ...extra }
}
const save = (...writes: unknown[]) => server.call('PUT', '/page-variations/update-rect-data', { token, json: writes })
const read = (page: number) => server.call('GET', `/api/page-variation?id=${book.pages[page]?.variationId}`, { token })

describe('saving rects', () => {
  test('locks the book before the pages, so that requests cannot deadlock', async () => {
    const waiting = sql`select 1 from pg_locks where not granted`
    const saving = await server.database.transaction(async (transaction) => {
      await transaction.execute(sql`update books set title = title where id = ${book.bookId}`)
      const response = save(write(1, [rect('late')]))
      await expect.poll(async () => (await transaction.execute(waiting)).rowCount).toBe(1)
      await transaction.execute(
        sql`select 1 from page_variations where id = ${book.pages[1]?.variationId} for update nowait`,
      )
      return { response }
    })
    expect((await saving.response).status).toBe(200)
  })

  test('keeps every field, including unknown ones [API-MAIN-052 API-APP-001 DATA-029]', async () => {
    const full = {
      ...rect('word-1'),
      word: 'Hello',
      startTime: 1.25,
      endTime: 1.5,
      confidence: 0.93,
      timing: { source: 'matched', confidence: 0.8, loss: 0.01 },
      detectedBreak: { type: 'NEW_KIND', isPrefix: true },
      voiceSettings: { speed: 1.1 },
      somethingNew: { of: ['a client'] },
    }
    const response = await save(write(0, [full], { textSource: 'recognised' }))
    expect(response).toMatchObject({ status: 200, body: [{ variationId: book.pages[0]?.variationId, revision: 1 }] })
    const { body } = await read(0)
    expect(body).toMatchObject({
      imageWidth: 1000,
      imageHeight: 1500,
      altText: null,
      textSource: 'recognised',
      revision: 1,
    })
    expect(body).toMatchObject({ rectData: { rects: [], rectsByWords: [full] } })
    const page = await server.call('GET', `/pages/${book.pages[0]?.pageId}`, { token })
    expect(page.body).toMatchObject({ page_number: 1, variations: [{ rectData: { rectsByWords: [full] } }] })
  })

  test('is refused at an outdated revision and changes no page', async () => {
    await save(write(0, [rect('a')]), write(1, [rect('b')]))
    const before = [(await read(0)).body, (await read(1)).body]
    const current = Number(Reflect.get(Object(before[1]), 'revision'))
    const response = await save(write(0, [rect('lost')]), write(1, [rect('stale')], { revision: current - 1 }))
    expect(response.status).toBe(412)
    expect(response.body).toMatchObject({ code: 'stale-revision', field: '1.revision', currentRevision: current })
    expect([(await read(0)).body, (await read(1)).body]).toEqual(before)
  })

  test('lets one of many win who save the same revision, and loses no acknowledged edit', async () => {
    const current = Number(Reflect.get(Object((await read(0)).body), 'revision'))
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, n) => save(write(0, [rect(`n${n}`)], { revision: current }))),
    )
    const winner = responses.findIndex((response) => response.status === 200)
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1)
    expect(responses.filter((response) => response.status === 412)).toHaveLength(11)
    expect((await read(0)).body).toMatchObject({
      revision: current + 1,
      rectData: { rectsByWords: [{ id: `n${winner}` }] },
    })
  })

  test('leaves every earlier revision unchanged', async () => {
    for (const id of ['first', 'second', 'third']) await save(write(1, [rect(id)]))
    const rows = await server.database
      .select()
      .from(rectRevisions)
      .where(eq(rectRevisions.pageVariationId, book.pages[1]?.variationId ?? 0))
      .orderBy(rectRevisions.revision)
    expect(rows.slice(-3).map((row) => row.rectData.rectsByWords[0]?.id)).toEqual(['first', 'second', 'third'])
    expect(rows.map((row) => row.revision)).toEqual(rows.map((_row, index) => index + 1))
  })

  test('records each page with its own changes when more are saved than one statement writes', async () => {
    const { pages } = await makeTestBook(
      server,
      token,
      Array.from({ length: 12 }, () => null),
    )
    const saveAll = (idsOf: (index: number) => string[]) =>
      save(
        ...pages.map((page, index) => ({
          ...page,
          variation: 'en',
          rectData: { rects: [], rectsByWords: idsOf(index).map(rect) },
        })),
      )
    await saveAll((index) => [`kept-${index}`])
    const { body } = await saveAll((index) => [`kept-${index}`, ...Array.from({ length: index }, (_, n) => `new-${n}`)])
    expect(body).toEqual(pages.map(({ variationId }) => ({ variationId, revision: 2 })))
    const rows = await server.database
      .select()
      .from(rectRevisions)
      .where(
        inArray(
          rectRevisions.pageVariationId,
          pages.map(({ variationId }) => variationId),
        ),
      )
      .orderBy(rectRevisions.pageVariationId, rectRevisions.revision)
    const latest = rows.filter(({ revision }) => revision === 2)
    expect(latest.map(({ rectData }) => rectData.rectsByWords.map(({ id }) => id))).toEqual(
      pages.map((_page, index) => [`kept-${index}`, ...Array.from({ length: index }, (_, n) => `new-${n}`)]),
    )
    expect(latest.map(({ changes }) => changes?.map(({ field, added }) => [field, added]))).toEqual(
      pages.map((_page, index) => (index === 0 ? [] : [['rectsByWords', index]])),
    )
  })

  test('succeeds for two requests with the same pages in opposite order', async () => {
    const saves = Array.from({ length: 10 }, (_, n) =>
      n % 2 ? save(write(0, [rect('x')]), write(1, [rect('y')])) : save(write(1, [rect('y')]), write(0, [rect('x')])),
    )
    expect((await Promise.all(saves)).map((response) => response.status)).toEqual(Array.from({ length: 10 }, () => 200))
  })

  test('refuses a repeated page, one of another page and one without an id, by name', async () => {
    expect((await save(write(0, []), write(0, []))).body).toMatchObject({
      code: 'invalid-field',
      field: '1.variationId',
    })
    const mixed = write(0, [], { pageId: book.pages[1]?.pageId })
    expect((await save(mixed)).body).toMatchObject({ field: '0.variationId' })
    const nameless = await save(write(0, [{ x: 1, y: 1, width: 1, height: 1 }]))
    expect(nameless).toMatchObject({ status: 422, body: { field: '0.rectData.rectsByWords.0.id' } })
  })
})

test('a deleted page loses its image, unless another page uses it [API-MAIN-033 API-MAIN-050]', async () => {
  const { bookId, chapterId, pages } = await makeTestBook(server, token, [null, null])
  const linkOf = async (pageId?: number) => {
    const { body } = await server.call('GET', `/pages/${pageId}`, { token })
    return String(Reflect.get(Object(Object(body).variations[0]), 'pageImageLink'))
  }
  const links = [await linkOf(pages[0]?.pageId), await linkOf(pages[1]?.pageId)]
  const statuses = () => Promise.all(links.map(async (link) => (await server.call('GET', link)).status))
  expect(await statuses()).toEqual([200, 200])
  const response = await server.call('DELETE', `/books/${bookId}/pages/${pages[0]?.pageId}`, { token })
  expect(response).toMatchObject({ status: 200, body: { success: true } })
  expect(await statuses()).toEqual([404, 200])
  const chapters = await server.call('GET', `/books/${bookId}/chapters`, { token })
  expect(chapters.body).toMatchObject([{ id: chapterId, pages: [{ pageId: pages[1]?.pageId, page_number: 1 }] }])
})
