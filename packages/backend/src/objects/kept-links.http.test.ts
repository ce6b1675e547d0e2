import { Chapter, Page } from '@lectern/contracts/main'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entityRevisions, objectRemovals, pageVariations } from '../database/schema'
import { first, makeTestBook, type TestBook } from '../testing/make-test-book'
import { formOf, sampleWav } from '../testing/sample-media'
import { startTestBackend, type TestBackend } from '../testing/start-test-backend'

let server: TestBackend
let token: string
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
})
afterAll(() => server.stop())

const call = (method: string, path: string, json?: unknown) =>
  server.call(method, path, { token, ...(json === undefined ? {} : { json }) })
const statusOf = async (link: unknown) => (await fetch(server.url + String(link))).status

/** Links run out, and so do tokens. */
async function letLinksRunOut(link: string): Promise<void> {
  server.advance(13 * 3600)
  token = await server.signIn('author@example.org')
  expect(await statusOf(link)).toBe(404)
}

/** A book of one page, with a sound of it and the link that its author was given. */
async function bookWithSound(): Promise<TestBook & { link: string; pageId: number; variationId: number }> {
  const book = await makeTestBook(server, token, [null])
  const form = formOf({}, [{ part: 'files', bytes: sampleWav(1), fileName: 'en.wav' }])
  const path = `/books/${book.bookId}/coaching/c1/audio`
  const media = Object((await server.call('POST', path, { token, form })).body)
  return { ...book, ...first(book.pages), link: media.files[0].link }
}

/** The unknown field of the page's variation in this language. */
async function soundOf(pageId: number, variation = 'en'): Promise<unknown> {
  const { variations } = Page.parse((await call('GET', `/pages/${pageId}`)).body)
  const own: Record<string, unknown> = first(variations.filter((each) => each.variation === variation))
  return Object(own['sound'])['of']
}

describe('a link in an unknown field of a page variation opens for as long as it is kept there', () => {
  test('when it came with the content of a page', async () => {
    const { pageId, variationId, link } = await bookWithSound()
    await call('POST', `/pages/${pageId}/content`, { variations: [{ id: variationId, sound: { of: link } }] })
    await letLinksRunOut(link)
    expect(await statusOf(await soundOf(pageId))).toBe(200)
    const own = Object((await call('GET', `/api/page-variation?id=${variationId}`)).body)
    expect(await statusOf(own.sound.of)).toBe(200)
  })

  test('when it came with a new page', async () => {
    const { chapterId, link } = await bookWithSound()
    const page = { variations: [{ variation: 'en', sound: { of: link } }] }
    const made = Object((await call('POST', `/chapters/${chapterId}/pages/batch`, { pages: [page] })).body)
    await letLinksRunOut(link)
    expect(await statusOf(await soundOf(made.pages[0].pageId))).toBe(200)
  })

  test('when it came with a new language of a page', async () => {
    const { pageId, link } = await bookWithSound()
    const made = await call('POST', '/pages/variation/', { pageId, variation: 'fr', sound: { of: link } })
    expect([made.status, await statusOf(Object(made.body).sound.of)]).toEqual([201, 200])
    await letLinksRunOut(link)
    expect(await statusOf(await soundOf(pageId, 'fr'))).toBe(200)
  })

  test('when it came with a copy of the chapter, which has a file of its own', async () => {
    const { chapterId, bookId, pageId, variationId, link } = await bookWithSound()
    await call('POST', `/pages/${pageId}/content`, { variations: [{ id: variationId, sound: { of: link } }] })
    const target = await makeTestBook(server, token, [])
    const made = await call('POST', `/file/clone-chapter?sourceChapterId=${chapterId}&targetBookId=${target.bookId}`)
    await call('DELETE', `/books/${bookId}`)
    const { pages } = Chapter.parse((await call('GET', `/file/chapterData/${Chapter.parse(made.body).id}`)).body)
    expect(await statusOf(await soundOf(first(pages).pageId))).toBe(200)
  })

  test('when it came with an earlier state that is restored', async () => {
    const { pageId, variationId, link } = await bookWithSound()
    await call('POST', `/pages/${pageId}/content`, { variations: [{ id: variationId, sound: { of: link } }] })
    // As it was kept before links lost their signatures.
    const { database } = server
    const isFirst = and(
      eq(entityRevisions.entity, 'page'),
      eq(entityRevisions.entityId, pageId),
      eq(entityRevisions.revision, 1),
    )
    const [kept] = await database.select().from(entityRevisions).where(isFirst)
    const state = {
      ...kept?.state,
      variations: [{ id: variationId, variation: 'en', name: null, altText: null, sound: { of: link } }],
    }
    await database.update(entityRevisions).set({ state }).where(isFirst)
    const restored = await call('POST', `/api/revisions/page/${pageId}/restore`, { revision: 1 })
    expect(restored.status).toBe(200)
    await letLinksRunOut(link)
    expect(await statusOf(await soundOf(pageId))).toBe(200)
  })

  test('and goes with the book when it is published', async () => {
    const { bookId, pageId, variationId, link } = await bookWithSound()
    const point = { coachingPoints: [{ id: 'c1', audioTracks: { en: link } }] }
    await call('POST', `/pages/${pageId}/content`, { ...point, variations: [{ id: variationId, sound: { of: link } }] })
    await call('POST', `/pages/${pageId}/content`, { coachingPoints: [] })
    server.advance(13 * 3600)
    token = await server.signIn('author@example.org')
    expect(await statusOf(await soundOf(pageId))).toBe(200)
    await call('POST', `/api/book/${bookId}/publish`, {})
    const published = await call('GET', `/file/bookData/${bookId}`)
    const [open] = /\/objects\/published[^"]*\.wav/.exec(published.text) ?? []
    expect(await statusOf(open)).toBe(200)
  })

  test('also when word was left of its object before it was named there', async () => {
    const { pageId, variationId, link } = await bookWithSound()
    await call('POST', `/pages/${pageId}/content`, { variations: [{ id: variationId, sound: { of: link } }] })
    const key = new URL(link, server.url).pathname.slice('/objects/'.length)
    await server.database.insert(objectRemovals).values({ key, isPrefix: false })
    const other = await server.startAnother()
    await expect.poll(() => server.database.select().from(objectRemovals)).toEqual([])
    await other.stop()
    expect(await statusOf(link)).toBe(200)
  })

  test('and is kept without a signature', async () => {
    const { pageId, variationId, link } = await bookWithSound()
    await call('POST', `/pages/${pageId}/content`, { variations: [{ id: variationId, sound: { of: link } }] })
    const [row] = await server.database.select().from(pageVariations).where(eq(pageVariations.id, variationId))
    expect(row?.otherFields).toEqual({ sound: { of: link.split('?')[0] } })
  })
})

test('a link in an unknown field of a book opens for as long as it is kept there, also once it is published', async () => {
  const { bookId, link } = await bookWithSound()
  expect((await call('PUT', `/books/${bookId}`, { theme_song: link })).status).toBe(200)
  await letLinksRunOut(link)
  const { bookInfo } = Object((await call('GET', `/file/${bookId}`)).body)
  expect(await statusOf(bookInfo.theme_song)).toBe(200)
  await call('POST', `/api/book/${bookId}/publish`, {})
  const published = Object((await call('GET', `/file/bookData/${bookId}`)).body)
  expect(published.bookInfo.theme_song).toContain(`/objects/published/${bookId}/media/`)
  expect(await statusOf(published.bookInfo.theme_song)).toBe(200)
})
