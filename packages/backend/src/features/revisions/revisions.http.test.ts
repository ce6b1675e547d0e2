import { Revisions } from '@lectern/contracts/app'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { pendingDeletions, users } from '../../entities/schema'
import { askAsEach, makeCast } from '../../testing/ask-as-each'
import { first, makeTestBook, pagesForm } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  await server.database.update(users).set({ name: 'Ann' }).where(eq(users.email, 'author@example.org'))
})
afterAll(() => server.stop())

const call = (method: string, path: string, json?: unknown, headers: Record<string, string> = {}) =>
  server.call(method, path, { token, headers, ...(json === undefined ? {} : { json }) })
const list = async (entity: string, id: number, query = '') =>
  Revisions.parse((await call('GET', `/api/revisions/${entity}/${id}${query}`)).body)
const restore = (entity: string, id: number, revision: unknown, headers?: Record<string, string>) =>
  call('POST', `/api/revisions/${entity}/${id}/restore`, { revision }, headers)
const rect = (id: string, x = 1) => ({ id, x, y: 2, width: 3, height: 4 })
const mark = (id: string, extra: object = {}) => ({ id, x: 1, y: 2, width: 3, height: 4, ...extra })

async function onePage() {
  const book = await makeTestBook(server, token, [null])
  const { pageId, variationId } = first(book.pages)
  const saveRects = (rects: unknown[]) =>
    call('PUT', '/page-variations/update-rect-data', [
      { pageId, variationId, variation: 'en', rectData: { rects: [], rectsByWords: rects } },
    ])
  const savePage = (json: object) => call('POST', `/pages/${pageId}/content`, json)
  return { ...book, pageId, variationId, saveRects, savePage }
}

describe('the list of revisions', () => {
  test('gives time, author and changes of each write, newest first', async () => {
    const { variationId, saveRects } = await onePage()
    const began = Date.now()
    await saveRects([rect('a'), rect('b')])
    await saveRects([rect('b', 9), rect('c'), rect('d')])
    const { currentRevision, revisions, nextBefore } = await list('page-variation', variationId)
    expect([currentRevision, nextBefore]).toEqual([2, null])
    const author = { id: expect.any(Number), name: 'Ann' }
    expect(revisions).toEqual([
      {
        revision: 2,
        author,
        writtenAt: expect.any(String),
        changes: [{ field: 'rectsByWords', added: 2, removed: 1, changed: 1 }],
      },
      { revision: 1, author, writtenAt: expect.any(String), changes: null },
    ])
    for (const { writtenAt } of revisions) expect(Date.parse(writtenAt)).toBeGreaterThan(began - 1000)
  })

  test('names the changed fields of pages, chapters and books', async () => {
    const { bookId, chapterId, pageId, savePage } = await onePage()
    await savePage({ popupTriggers: [mark('t')], subtitleNote: 'kept' })
    await savePage({ coachingPoints: [mark('p')], popupTriggers: [mark('t', { title: { en: 'New' } })] })
    await call('PUT', `/chapters/${chapterId}`, { name: 'Second' })
    await call('PUT', `/books/${bookId}`, { title: 'Renamed', tags: ['one'] })
    const fields = async (entity: string, id: number) =>
      (await list(entity, id)).revisions.map(({ changes }) => changes?.map(({ field }) => field))
    expect((await list('page', pageId)).revisions.slice(0, 2).map(({ changes }) => changes)).toEqual([
      [
        { field: 'popupTriggers', added: 0, removed: 0, changed: 1 },
        { field: 'coachingPoints', added: 1, removed: 0, changed: 0 },
      ],
      [{ field: 'subtitleNote' }, { field: 'popupTriggers', added: 1, removed: 0, changed: 0 }],
    ])
    expect(await fields('chapter', chapterId)).toEqual([['name'], undefined])
    expect(await fields('book', bookId)).toEqual([['title', 'tags'], undefined])
  })

  test('starts with the creation and its author, even without later writes', async () => {
    const { bookId, chapterId, pageId } = await onePage()
    const added = await call('POST', `/books/${bookId}/chapters`, { name: 'Other', variation: 'en' })
    const made = { book: bookId, chapter: chapterId, page: pageId }
    for (const [entity, id] of [...Object.entries(made), ['chapter', Number(Object(added.body).id)] as const]) {
      expect([entity, await list(entity, id)]).toMatchObject([
        entity,
        { currentRevision: 1, revisions: [{ revision: 1, author: { name: 'Ann' }, changes: null }] },
      ])
    }
  })

  test('is paged without duplicates or gaps while revisions are written', async () => {
    const { variationId, saveRects } = await onePage()
    for (let turn = 1; turn <= 7; turn += 1) await saveRects([rect(`r${turn}`)])
    const seen: number[] = []
    let before: number | null = null
    do {
      const response: z.output<typeof Revisions> = await list(
        'page-variation',
        variationId,
        `?limit=3${before === null ? '' : `&before=${before}`}`,
      )
      seen.push(...response.revisions.map(({ revision }) => revision))
      for (const { revision, changes } of response.revisions) {
        const swapped = [{ field: 'rectsByWords', added: 1, removed: 1, changed: 0 }]
        expect([revision, changes]).toEqual([revision, revision === 1 ? null : swapped])
      }
      before = response.nextBefore
      await saveRects([rect('meanwhile')])
    } while (before !== null)
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1])
  })

  test('reads no states, and has no changes for revisions that were recorded without states', async () => {
    const { variationId, pageId, saveRects, savePage } = await onePage()
    await saveRects([rect('a')])
    await saveRects([rect('a'), rect('b')])
    await savePage({ name: 'New' })
    const nonsense = { rectsByWords: [{ id: 1 }], rects: [] }
    await server.database.execute(sql`update rect_revisions set rect_data = ${JSON.stringify(nonsense)}
      where page_variation_id = ${variationId}`)
    await server.database.execute(sql`update entity_revisions set state = '{"other":1}' where entity_id = ${pageId}`)
    const changes = async () =>
      [...(await list('page-variation', variationId)).revisions, ...(await list('page', pageId)).revisions].map(
        (row) => row.changes,
      )
    const added = [{ field: 'rectsByWords', added: 1, removed: 0, changed: 0 }]
    expect(await changes()).toEqual([added, null, [{ field: 'name' }], null])
    await server.database.execute(sql`update rect_revisions set changes = null`)
    expect(await changes()).toEqual([null, null, [{ field: 'name' }], null])
  })

  test('keeps the write of a deleted account without its name', async () => {
    const { bookId } = await onePage()
    const other = await server.signIn('leaving@example.org')
    const { chapterId } = await makeTestBook(server, other, [null])
    await server.call('PUT', `/chapters/${chapterId}`, { token: other, json: { name: 'Left behind' } })
    await server.database.execute(`insert into book_authors (book_id, user_id)
      select book_id, (select id from users where email = 'author@example.org') from chapters where id = ${chapterId}`)
    await server.database.delete(users).where(eq(users.email, 'leaving@example.org'))
    expect((await list('chapter', chapterId)).revisions[0]).toMatchObject({ revision: 2, author: null })
    expect((await list('book', bookId)).revisions[0]).toMatchObject({ author: { name: 'Ann' } })
  })
})

describe('restoring an earlier revision', () => {
  test('of rects writes a new revision and keeps those in between', async () => {
    const { variationId, saveRects } = await onePage()
    await saveRects([rect('first')])
    await saveRects([rect('second')])
    const response = await restore('page-variation', variationId, 1, { 'if-match': '"2"' })
    expect(response).toMatchObject({ status: 200, body: { revision: 3, restoredRevision: 1 } })
    expect(response.headers.get('etag')).toBe('"3"')
    const now = await call('GET', `/api/page-variation?id=${variationId}`)
    expect(now.headers.get('etag')).toBe('"3"')
    expect(now.body).toMatchObject({ revision: 3, rectData: { rectsByWords: [rect('first')] } })
    const states = []
    for (const revision of [1, 2, 3])
      states.push((await call('GET', `/api/revisions/page-variation/${variationId}/${revision}`)).body)
    expect(states).toMatchObject(
      ['first', 'second', 'first'].map((id, index) => ({
        revision: index + 1,
        author: { name: 'Ann' },
        state: { rectData: { rectsByWords: [{ id }] } },
      })),
    )
  })

  test('of a page restores its triggers and coaching points and removes later ones', async () => {
    const { pageId, savePage } = await onePage()
    await savePage({
      name: 'One',
      popupTriggers: [mark('t', { title: { en: 'Old' } })],
      coachingPoints: [mark('p')],
      ours: 1,
    })
    const before = (await call('GET', `/pages/${pageId}/json`)).body
    const { currentRevision } = await list('page', pageId)
    await savePage({ name: 'Two', popupTriggers: [], coachingPoints: [mark('q')], ours: 2, later: true })
    expect((await restore('page', pageId, currentRevision)).status).toBe(200)
    expect((await call('GET', `/pages/${pageId}/json`)).body).toEqual({
      ...Object(before),
      revision: currentRevision + 2,
    })
  })

  test('of a chapter restores its fields in each language and its position', async () => {
    const { bookId, chapterId } = await onePage()
    await call('POST', `/books/${bookId}/chapters`, { name: 'Other', variation: 'en' })
    const [variation] = Object((await call('GET', `/chapters/${chapterId}`)).body).variations
    const save = (json: object) => call('PUT', `/chapters/${chapterId}`, json)
    await save({ name: 'A', variations: [{ id: variation.id, name: 'AA', voiceSettings: '{"speed":1}', mine: 1 }] })
    const { body: before, headers } = await call('GET', `/chapters/${chapterId}`)
    await save({ name: 'B', order_index: 1, variations: [{ id: variation.id, name: 'BB', voiceSettings: null }] })
    const revision = Number(/^"(\d+)/.exec(headers.get('etag') ?? '')?.[1])
    expect(await restore('chapter', chapterId, revision)).toMatchObject({
      status: 200,
      body: { revision: revision + 2 },
    })
    const { body: after } = await call('GET', `/chapters/${chapterId}`)
    expect({ ...Object(after), revision }).toEqual(before)
  })

  test('of a book restores its fields, shelves and creators, but never its visibility', async () => {
    const { bookId } = await onePage()
    const creators = await call('POST', `/books/${bookId}/creators`, [{ name: 'Ben', role: 'author' }])
    expect(creators.status).toBe(200)
    const save = (json: object) => call('PUT', `/books/${bookId}`, json)
    await save({ title: 'Old', description: 'Text', theme_data: { primary_color: '#123456' }, tags: ['x'], ours: 1 })
    await save({ categories: ['Kept', 'Deleted'], visibility: 'public' })
    const { currentRevision } = await list('book', bookId)
    await save({ title: 'New', description: null, theme_data: {}, tags: [], categories: [], visibility: 'private' })
    await call('POST', `/books/${bookId}/creators`, [])
    await server.database.execute(`delete from categories where name = 'Deleted'`)
    expect((await restore('book', bookId, currentRevision)).status).toBe(200)
    const { body } = await call('GET', `/file/bookData/${bookId}/preview`)
    expect(Object(body).bookInfo).toMatchObject({
      title: 'Old',
      description: 'Text',
      theme_data: { primary_color: '#123456' },
      tags: ['x'],
      categories: [expect.any(Number)],
      visibility: 'private',
      ours: 1,
    })
    expect((await call('GET', `/books/${bookId}/creators`)).body).toMatchObject([{ name: 'Ben', role: 'author' }])
  })

  test('keeps languages added later and does not restore deleted ones', async () => {
    const { pages: made, pageId, chapterId, savePage } = await onePage()
    const form = pagesForm('es', [{ name: 'es.pdf', pages: [['Hola']] }], made)
    await server.call('POST', `/chapters/${chapterId}/pages/upload`, { token, form })
    const languages = async () => Object((await call('GET', `/pages/${pageId}`)).body).variations
    const [, es] = await languages()
    await savePage({ variations: [{ id: es.id, altText: 'Spanish' }], popupTriggers: [mark('t')] })
    const { currentRevision } = await list('page', pageId)
    await call('DELETE', `/pages/variation/${es.id}`)
    await call('POST', '/pages/variation/?', { pageId, variation: 'fr', altText: 'French' })
    expect((await restore('page', pageId, currentRevision)).status).toBe(200)
    expect(await languages()).toMatchObject([{ variation: 'en' }, { variation: 'fr', altText: 'French' }])
  })
})

describe('a restore is refused', () => {
  test.each(['book', 'chapter', 'page', 'page-variation'])(
    'if the %s has changed since the given revision, and nothing is written',
    async (entity) => {
      const { bookId, chapterId, pageId, variationId, saveRects, savePage } = await onePage()
      await saveRects([rect('a')])
      await saveRects([rect('b')])
      await savePage({ name: 'B' })
      await call('PUT', `/chapters/${chapterId}`, { name: 'B' })
      await call('PUT', `/books/${bookId}`, { title: 'B' })
      const id = { book: bookId, chapter: chapterId, page: pageId }[entity] ?? variationId
      const before = await list(entity, id)
      expect(before.currentRevision).toBe(2)
      expect(await restore(entity, id, 1, { 'if-match': '"1"' })).toMatchObject({
        status: 412,
        body: { code: 'stale-revision', currentRevision: 2 },
      })
      expect(await list(entity, id)).toEqual(before)
      expect((await restore(entity, id, 1, { 'if-match': '"2"' })).status).toBe(200)
      expect((await list(entity, id)).currentRevision).toBe(3)
    },
  )

  test('if a linked file was deleted; the error names the file and nothing is written', async () => {
    const { chapterId, pages: made, pageId, savePage } = await onePage()
    const second = await makeTestBook(server, token, [null])
    const picture = async (id?: number) =>
      String(Object((await call('GET', `/pages/${id}`)).body).variations[0].pageImageLink)
    const form = pagesForm('es', [{ name: 'es.pdf', pages: [['Otra imagen']] }], made)
    await server.call('POST', `/chapters/${chapterId}/pages/upload`, { token, form })
    const variations = Object((await call('GET', `/pages/${pageId}`)).body).variations
    const link = String(variations[1].pageImageLink)
    await savePage({ popupTriggers: [mark('t', { iconUrl: link, elsewhere: await picture(second.pages[0]?.pageId) })] })
    const { currentRevision } = await list('page', pageId)

    // While the page links to it the object stays, although no language shows it any more.
    await call('DELETE', `/pages/variation/${variations[1].id}`)
    expect((await call('GET', link)).status).toBe(200)

    await savePage({ popupTriggers: [] })
    const key = new URL(link, server.url).pathname.slice('/objects/'.length)
    await server.database.insert(pendingDeletions).values({ key, isPrefix: false })
    const other = await server.startAnother()
    await expect.poll(async () => (await call('GET', link)).status).toBe(404)
    await other.stop()
    expect(await restore('page', pageId, currentRevision)).toMatchObject({
      status: 409,
      body: { code: 'conflict', msg: expect.stringContaining(key) },
    })
    expect((await list('page', pageId)).currentRevision).toBe(currentRevision + 2)
  })

  test('for unknown revisions, other kinds and invalid numbers', async () => {
    const { bookId, pageId } = await onePage()
    expect(await restore('page', pageId, 7)).toMatchObject({ status: 404, body: { field: 'revision' } })
    expect((await call('GET', `/api/revisions/book/${bookId}/7`)).status).toBe(404)
    expect((await restore('page', 999_999, 1)).status).toBe(404)
    expect((await restore('quiz', bookId, 1)).status).toBe(422)
    for (const wrong of [-1, 1.5, 'x', 3e9, null]) expect((await restore('page', pageId, wrong)).status).toBe(422)
    for (const wrong of ['limit=0', 'limit=101', 'before=-1', 'before=x'])
      expect((await call('GET', `/api/revisions/page/${pageId}?${wrong}`)).status).toBe(422)
  })

  test('to everyone but the authors of the book, and so is reading revisions', async () => {
    const cast = await makeCast(server)
    const { chapterId, pages: made } = await makeTestBook(server, cast.author, [null])
    const { variationId } = first(made)
    const refused = { anonymous: 401, student: 403, otherAuthor: 404, outsider: 404 }
    expect(await askAsEach(server, cast, 'GET', `/api/revisions/chapter/${chapterId}`)).toEqual(refused)
    expect(await askAsEach(server, cast, 'GET', `/api/revisions/page-variation/${variationId}/1`)).toEqual(refused)
    const path = `/api/revisions/page-variation/${variationId}/restore`
    expect(await askAsEach(server, cast, 'POST', path, { json: { revision: 1 } })).toEqual(refused)
  })
})

test('old revisions are deleted only if the operator says so, and never the current ones', async () => {
  const { bookId, chapterId, pageId, variationId, saveRects, savePage } = await onePage()
  for (const n of ['1', '2', '3']) {
    await saveRects([rect(n)])
    await savePage({ name: n })
    await call('PUT', `/chapters/${chapterId}`, { name: n })
    await call('PUT', `/books/${bookId}`, { title: n })
  }
  const kept = async () =>
    Promise.all(
      Object.entries({ book: bookId, chapter: chapterId, page: pageId, 'page-variation': variationId }).map(
        async ([entity, id]) => (await list(entity, id)).revisions.map(({ revision }) => revision),
      ),
    )
  const all = await kept()
  expect(all).toEqual([
    [4, 3, 2, 1],
    [4, 3, 2, 1],
    [4, 3, 2, 1],
    [3, 2, 1],
  ])
  for (const table of ['entity_revisions', 'rect_revisions'])
    await server.database.execute(`update ${table} set created_at = now() - interval '40 days' where revision <> 2`)
  await (await server.startAnother({ keepRevisionsDays: 41 })).stop()
  await (await server.startAnother()).stop()
  expect(await kept()).toEqual(all)
  await (await server.startAnother({ keepRevisionsDays: 30 })).stop()
  expect(await kept()).toEqual([
    [4, 2],
    [4, 2],
    [4, 2],
    [3, 2],
  ])
  // The changes of a write were recorded with it.
  const fields = (await list('page', pageId)).revisions.map(({ changes }) => changes?.map(({ field }) => field))
  expect(fields).toEqual([['name'], ['name']])
})

describe('If-Match on the rects of one page', () => {
  test('is honoured by both routes that save rects, and refused for several pages', async () => {
    const { pageId, variationId, saveRects } = await onePage()
    await saveRects([rect('a')])
    const rectData = { rects: [], rectsByWords: [rect('b')] }
    const one = { pageId, variationId, variation: 'en', rectData }
    const named = { pageId, variations: [{ variation: 'en', rectData }] }
    const ways = [
      ['/page-variations/update-rect-data', one],
      ['/pages/update-rect-data-variations', named],
    ] as const
    for (const [path, write] of ways) {
      const { currentRevision } = await list('page-variation', variationId)
      const stale = await call('PUT', path, [write], { 'if-match': `"${currentRevision - 1}"` })
      expect(stale).toMatchObject({ status: 412, body: { currentRevision } })
      expect((await call('PUT', path, [write, write], { 'if-match': `"${currentRevision}"` })).status).toBe(422)
      const saved = await call('PUT', path, [write], { 'if-match': `"${currentRevision}"` })
      expect(saved).toMatchObject({ status: 200, body: [{ variationId, revision: currentRevision + 1 }] })
    }
  })
})

describe('a book or a language of a chapter', () => {
  test('is deleted only at the revision that was read', async () => {
    const { bookId, chapterId } = await onePage()
    const french = await call('POST', `/books/${bookId}/chapters/addChapter/variation`, { chapterId, variation: 'fr' })
    for (const path of [`/chapter/variation/${Object(french.body).id}`, `/books/${bookId}`]) {
      const remove = (tag: string) => call('DELETE', path, undefined, { 'if-match': tag })
      expect(await remove('"7"')).toMatchObject({ status: 412, body: { currentRevision: 1 } })
      expect((await remove('"1"')).status).toBe(200)
      expect((await remove('"1"')).status).toBe(404)
    }
  })
})
