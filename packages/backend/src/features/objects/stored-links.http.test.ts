import { Chapter, Page } from '@lectern/contracts/main'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entityRevisions, pendingDeletions, pageVariations } from '../../entities/schema'
import { first, makeTestBook, type TestBook } from '../../testing/make-test-book'
import { formOf, sampleWav } from '../../testing/sample-media'
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
const statusOf = async (link: unknown) => (await fetch(server.url + String(link))).status

/** Advances the clock beyond the validity of links and tokens. */
async function expireLinks(link: string): Promise<void> {
  server.advance(13 * 3600)
  token = await server.signIn('author@example.org')
  expect(await statusOf(link)).toBe(404)
}

/** Makes a book of one page with a sound and the signed link to it. */
async function bookWithSound(): Promise<TestBook & { link: string; pageId: number; variationId: number }> {
  const book = await makeTestBook(server, token, [null])
  const form = formOf({}, [{ part: 'files', bytes: sampleWav(1), fileName: 'en.wav' }])
  const path = `/books/${book.bookId}/coaching/c1/audio`
  const media = Object((await server.call('POST', path, { token, form })).body)
  return { ...book, ...first(book.pages), link: media.files[0].link }
}

/** Reads the unknown field of the page's variation in this language. */
async function soundOf(pageId: number, variation = 'en'): Promise<unknown> {
  const { variations } = Page.parse((await call('GET', `/pages/${pageId}`)).body)
  const own: Record<string, unknown> = first(variations.filter((each) => each.variation === variation))
  return Object(own['sound'])['of']
}

describe('a link in an unknown field of a page variation opens as long as the field holds it', () => {
  test('after it came with the content of a page', async () => {
    const { pageId, variationId, link } = await bookWithSound()
    await call('POST', `/pages/${pageId}/content`, { variations: [{ id: variationId, sound: { of: link } }] })
    await expireLinks(link)
    expect(await statusOf(await soundOf(pageId))).toBe(200)
    const own = Object((await call('GET', `/api/page-variation?id=${variationId}`)).body)
    expect(await statusOf(own.sound.of)).toBe(200)
  })

  test('after it came with a new page', async () => {
    const { chapterId, link } = await bookWithSound()
    const page = { variations: [{ variation: 'en', sound: { of: link } }] }
    const made = Object((await call('POST', `/chapters/${chapterId}/pages/batch`, { pages: [page] })).body)
    await expireLinks(link)
    expect(await statusOf(await soundOf(made.pages[0].pageId))).toBe(200)
  })

  test('after it came with a new language of a page', async () => {
    const { pageId, link } = await bookWithSound()
    const made = await call('POST', '/pages/variation/', { pageId, variation: 'fr', sound: { of: link } })
    expect([made.status, await statusOf(Object(made.body).sound.of)]).toEqual([201, 200])
    await expireLinks(link)
    expect(await statusOf(await soundOf(pageId, 'fr'))).toBe(200)
  })

  test('after its chapter was copied, which copies the file', async () => {
    const { chapterId, bookId, pageId, variationId, link } = await bookWithSound()
    await call('POST', `/pages/${pageId}/content`, { variations: [{ id: variationId, sound: { of: link } }] })
    const target = await makeTestBook(server, token, [])
    const made = await call('POST', `/file/clone-chapter?sourceChapterId=${chapterId}&targetBookId=${target.bookId}`)
    await call('DELETE', `/books/${bookId}`)
    const { pages } = Chapter.parse((await call('GET', `/file/chapterData/${Chapter.parse(made.body).id}`)).body)
    expect(await statusOf(await soundOf(first(pages).pageId))).toBe(200)
  })

  test('after an earlier revision is restored', async () => {
    const { pageId, variationId, link } = await bookWithSound()
    await call('POST', `/pages/${pageId}/content`, { variations: [{ id: variationId, sound: { of: link } }] })
    // As revisions were stored before links lost their signatures.
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
    await expireLinks(link)
    expect(await statusOf(await soundOf(pageId))).toBe(200)
  })

  test('after the book is published', async () => {
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

  test('also if a deletion of its object was pending before the field named it', async () => {
    const { pageId, variationId, link } = await bookWithSound()
    await call('POST', `/pages/${pageId}/content`, { variations: [{ id: variationId, sound: { of: link } }] })
    const key = new URL(link, server.url).pathname.slice('/objects/'.length)
    await server.database.insert(pendingDeletions).values({ key, isPrefix: false })
    const other = await server.startAnother()
    await expect.poll(() => server.database.select().from(pendingDeletions)).toEqual([])
    await other.stop()
    expect(await statusOf(link)).toBe(200)
  })

  test('and is stored without a signature', async () => {
    const { pageId, variationId, link } = await bookWithSound()
    await call('POST', `/pages/${pageId}/content`, { variations: [{ id: variationId, sound: { of: link } }] })
    const [row] = await server.database.select().from(pageVariations).where(eq(pageVariations.id, variationId))
    expect(row?.otherFields).toEqual({ sound: { of: link.split('?')[0] } })
  })
})

test('a link in an unknown field of a book opens as long as the field holds the link', async () => {
  const { bookId, link } = await bookWithSound()
  expect((await call('PUT', `/books/${bookId}`, { theme_song: link })).status).toBe(200)
  await expireLinks(link)
  const { bookInfo } = Object((await call('GET', `/file/${bookId}`)).body)
  expect(await statusOf(bookInfo.theme_song)).toBe(200)
  await call('POST', `/api/book/${bookId}/publish`, {})
  const published = Object((await call('GET', `/file/bookData/${bookId}`)).body)
  expect(published.bookInfo.theme_song).toContain(`/objects/published/${bookId}/media/`)
  expect(await statusOf(published.bookInfo.theme_song)).toBe(200)
})
