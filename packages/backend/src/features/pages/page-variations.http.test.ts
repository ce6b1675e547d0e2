import { Chapter, Page } from '@lectern/contracts/main'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { first, makeTestBook, pagesForm } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
})
afterAll(() => server.stop())

const call = (method: string, path: string, json?: unknown) =>
  server.call(method, path, { token, ...(json === undefined ? {} : { json }) })
const readPage = async (id = 0) => Page.parse((await call('GET', `/pages/${id}`)).body)
const rect = (id: string) => ({ id, x: 1, y: 2, width: 3, height: 4, timing: { source: 'manual', loss: 0.5 } })

/** A page in English and Spanish. */
async function pageInTwoLanguages() {
  const book = await makeTestBook(server, token, [['Hello']])
  const form = pagesForm('es', [{ name: 'es.pdf', pages: [['Hola']] }], book.pages)
  await server.call('POST', `/chapters/${book.chapterId}/pages/upload`, { token, form })
  const page = await readPage(book.pages[0]?.pageId)
  const [en, es] = page.variations
  if (!en || !es) throw new Error('the page lacks a language')
  return { ...book, page, en, es }
}

describe('the order of pages', () => {
  const orderOf = async (chapterId: number) =>
    Chapter.parse((await call('GET', `/chapters/${chapterId}`)).body).pages.map((page) => page.pageId)

  test('follows the list within each chapter, and unlisted pages give way [API-MAIN-032]', async () => {
    const { chapterId, pages } = await makeTestBook(server, token, [null, null, null])
    const [a = 0, b = 0, c = 0] = pages.map((page) => page.pageId)
    const all = [
      { id: a, order_index: 3 },
      { id: b, order_index: 1 },
      { id: c, order_index: 2 },
    ]
    const response = await call('PUT', '/pages/update-page-order', all)
    expect(response.status).toBe(200)
    expect(response.body).toEqual([b, c, a].map((id, place) => ({ id, order_index: place })))
    expect(await orderOf(chapterId)).toEqual([b, c, a])
    await call('PUT', '/pages/update-page-order', [{ id: a, order_index: 0 }])
    expect(await orderOf(chapterId)).toEqual([a, b, c])
    expect(await readPage(c)).toMatchObject({ page_number: 3, revision: 1 })
  })

  test.each([
    ['a page twice', (a: number) => [a, a], 422],
    ['a page of another book', (a: number, _b: number, other: number) => [a, other], 422],
    ['a page that is not there', (a: number) => [a, 999_999], 404],
    ["a page of somebody else's book", (a: number, _b: number, _other: number, foreign: number) => [a, foreign], 404],
    ['nothing', () => [], 422],
  ])('stays unchanged if the list has %s [API-MAIN-032]', async (_what, idsOf, status) => {
    const book = await makeTestBook(server, token, [null, null])
    const other = await makeTestBook(server, token, [null])
    const foreign = await makeTestBook(server, await server.signIn('other@example.org'), [null])
    const [a = 0, b = 0] = book.pages.map((page) => page.pageId)
    const ids = idsOf(a, b, other.pages[0]?.pageId ?? 0, foreign.pages[0]?.pageId ?? 0)
    const list = ids.map((id, index) => ({ id, order_index: 5 - index }))
    expect((await call('PUT', '/pages/update-page-order', list)).status).toBe(status)
    expect(await orderOf(book.chapterId)).toEqual([a, b])
  })

  test('has one page per position [API-MAIN-032]', async () => {
    const { chapterId, pages } = await makeTestBook(server, token, [null, null])
    const ids = pages.map((page) => page.pageId)
    const response = await call(
      'PUT',
      '/pages/update-page-order',
      ids.map((id) => ({ id, order_index: 0 })),
    )
    expect(response.status).toBe(422)
    expect(await orderOf(chapterId)).toEqual(ids)
  })
})

describe('a page in one language', () => {
  test('is renamed, which raises the revision of its page [API-MAIN-045]', async () => {
    const { page, en, es } = await pageInTwoLanguages()
    const rename = (variationId: unknown, name: unknown) => call('PUT', '/page/variation/name', { variationId, name })
    expect(await rename(es.id, 'Uno')).toMatchObject({ status: 200, body: { id: es.id, name: 'Uno' } })
    const after = await readPage(page.pageId)
    expect(after.variations).toMatchObject([{ id: en.id, name: null }, { name: 'Uno' }])
    expect(after.revision).toBe((page.revision ?? 0) + 1)
    expect((await rename(999_999, 'Uno')).status).toBe(404)
    for (const wrong of [5, undefined, 'x'.repeat(301)]) expect((await rename(es.id, wrong)).status).toBe(422)
    expect((await rename('x', 'Uno')).status).toBe(422)
    expect((await rename(es.id, null)).body).toMatchObject({ name: null })
  })

  test('is deleted with its image; the last one stays [API-MAIN-053]', async () => {
    const { page, en, es } = await pageInTwoLanguages()
    expect(await call('DELETE', `/pages/variation/${es.id}`)).toMatchObject({ status: 200, body: { success: true } })
    expect((await call('GET', String(es.pageImageLink))).status).toBe(404)
    expect((await call('GET', String(en.pageImageLink))).status).toBe(200)
    expect((await readPage(page.pageId)).variations).toMatchObject([{ id: en.id }])
    expect(await call('DELETE', `/pages/variation/${en.id}`)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await call('DELETE', `/pages/variation/${es.id}`)).status).toBe(404)
  })

  test('gets its rects by language, all or none [API-MAIN-051 DATA-029]', async () => {
    const { page, en, es } = await pageInTwoLanguages()
    const write = (variation: string, id: string, extra: object = {}) => ({
      variation,
      rectData: { rects: [], rectsByWords: [rect(id)] },
      ...extra,
    })
    const save = (...variations: unknown[]) =>
      call('PUT', '/pages/update-rect-data-variations', [{ pageId: page.pageId, variations }])
    const saved = await save(write('en', 'a'), write('es', 'b', { revision: es.revision }))
    expect(saved.status).toBe(200)
    expect(saved.body).toEqual([en, es].map((own) => ({ variationId: own.id, revision: own.revision + 1 })))
    const after = await readPage(page.pageId)
    expect(after.variations.map((own) => own.rectData?.rectsByWords)).toEqual([[rect('a')], [rect('b')]])
    const stale = await save(write('en', 'lost'), write('es', 'lost', { revision: es.revision }))
    expect(stale).toMatchObject({ status: 412, body: { currentRevision: es.revision + 1 } })
    expect((await save(write('en', 'lost'), write('fr', 'lost'))).status).toBe(422)
    expect((await save(write('en', 'lost'), write('en', 'lost'))).status).toBe(422)
    expect((await save()).status).toBe(422)
    expect(await readPage(page.pageId)).toEqual(after)
    const nowhere = [{ pageId: 999_999, variations: [write('en', 'lost')] }]
    expect((await call('PUT', '/pages/update-rect-data-variations', nowhere)).status).toBe(404)
  })
})

test('a page is deleted only at the revision that was read [API-MAIN-033]', async () => {
  const { bookId, pages } = await makeTestBook(server, token, [null, null])
  const path = `/books/${bookId}/pages/${first(pages).pageId}`
  const remove = (ifMatch: string) => server.call('DELETE', path, { token, headers: { 'if-match': ifMatch } })
  expect((await remove('"9"')).status).toBe(412)
  expect((await remove('"1"')).status).toBe(200)
  expect((await remove('"1"')).status).toBe(404)
})

describe('the images of another language', () => {
  const takeOver = (chapterId: number, json: unknown) => call('PUT', `/chapters/${chapterId}/variation/pages`, json)
  const addLanguage = ({ bookId, chapterId }: { bookId: number; chapterId: number }, variation: string) =>
    call('POST', `/books/${bookId}/chapters/addChapter/variation`, { chapterId, variation })
  const variationsOf = async (chapterId: number, language: string) =>
    Chapter.parse((await call('GET', `/chapters/${chapterId}`)).body).pages.map(({ variations }) =>
      variations.find(({ variation }) => variation === language),
    )

  test('are shown on pages without one, and words are not taken over', async () => {
    const book = await makeTestBook(server, token, [['Hello'], ['World']])
    await addLanguage(book, 'es')
    expect(await takeOver(book.chapterId, { from: 'en', variation: 'es' })).toMatchObject({
      status: 200,
      body: { pages: 2 },
    })
    const [en, es] = [await variationsOf(book.chapterId, 'en'), await variationsOf(book.chapterId, 'es')]
    const shown = (list: typeof en) => list.map((own) => [own?.imageWidth, own?.imageHeight, own?.imageDigest])
    expect(shown(es)).toEqual(shown(en))
    const link = es[0]?.pageImageLink ?? '/nowhere'
    expect((await fetch(server.url + link)).status).toBe(200)
    const page = await readPage(book.pages[0]?.pageId)
    expect(page.variations.find(({ variation }) => variation === 'es')?.rectData?.rectsByWords).toEqual([])
    expect(await takeOver(book.chapterId, { from: 'en', variation: 'es' })).toMatchObject({ body: { pages: 0 } })
  })

  test('stay when the language that they came from is deleted', async () => {
    const book = await makeTestBook(server, token, [['Hello']])
    await addLanguage(book, 'es')
    await takeOver(book.chapterId, { from: 'en', variation: 'es' })
    expect((await call('DELETE', `/chapter/variation/${book.chapterVariationId}`)).status).toBe(200)
    const [own] = await variationsOf(book.chapterId, 'es')
    expect((await fetch(server.url + (own?.pageImageLink ?? '/nowhere'))).status).toBe(200)
  })

  test('leave pages that have one of their own', async () => {
    const { chapterId, es } = await pageInTwoLanguages()
    expect(await takeOver(chapterId, { from: 'en', variation: 'es' })).toMatchObject({ body: { pages: 0 } })
    const [own] = await variationsOf(chapterId, 'es')
    expect(own?.imageDigest).toBe(es.imageDigest)
  })

  test.each([
    ['from', { from: 'de', variation: 'en' }],
    ['variation', { from: 'en', variation: 'de' }],
  ])('are refused when the chapter lacks the language in %s', async (field, json) => {
    const { chapterId } = await makeTestBook(server, token, [['Hello']])
    expect(await takeOver(chapterId, json)).toMatchObject({ status: 404, body: { field } })
  })
})
