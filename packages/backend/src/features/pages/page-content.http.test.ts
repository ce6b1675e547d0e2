import { Page } from '@lectern/contracts/main'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entityRevisions } from '../../entities/schema'
import { first, makeTestBook, type TestBook } from '../../testing/make-test-book'
import { formOf, samplePng, sampleWav } from '../../testing/sample-media'
import { resizedByStandIn } from '../../testing/stand-ins/stand-in-resizing'
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

const call = (method: string, path: string, json?: unknown, headers: Record<string, string> = {}) =>
  server.call(method, path, { token, headers, ...(json === undefined ? {} : { json }) })
const idOf = (index: number) => book.pages[index]?.pageId ?? 0
const readPage = async (id: number) => Page.parse((await call('GET', `/pages/${id}`)).body)
const trigger = { id: 't1', x: 1, items: [{ type: 'video', content: { en: 'a' } }], autoplayStartTime: [], later: true }
const point = { id: 'c1', title: { en: 'Look' }, audioTracks: {}, direction: 'up' }

describe('a page', () => {
  test('is read with an ETag, saved with the given fields, and keeps unknown ones [API-MAIN-036 API-MAIN-050 DATA-029]', async () => {
    const { pageId, variations } = await readPage(idOf(0))
    const variation = { id: first(variations).id, altText: 'A tree in the wind', name: 'Uno', shade: 'green' }
    const content = {
      popupTriggers: [trigger],
      coachingPoints: [point],
      variations: [variation],
      layout: { wide: true },
    }
    const saved = await call('POST', `/pages/${pageId}/content`, content)
    expect([saved.status, saved.headers.get('etag')]).toEqual([200, '"2"'])
    expect(saved.body).toMatchObject({ name: null, revision: 2, ...content })
    const read = await call('GET', `/pages/${pageId}`)
    expect(read.headers.get('etag')).toBe('"2"')
    expect(read.body).toEqual(saved.body)
    expect(first(Page.parse(read.body).variations)).toMatchObject({ imageWidth: 1000, imageHeight: 1500 })
    await call('POST', `/pages/${pageId}/content`, { ...Page.parse(read.body), name: 'Renamed' })
    expect(await readPage(pageId)).toEqual({ ...Page.parse(read.body), name: 'Renamed', revision: 3 })
  })

  test('is not saved on an old revision, named by header or body [API-MAIN-036]', async () => {
    const { pages } = await makeTestBook(server, token, [null])
    const path = `/pages/${pages[0]?.pageId}/content`
    await call('POST', path, { name: 'First' })
    const byHeader = await call('POST', path, { name: 'Lost' }, { 'if-match': '"1"' })
    expect(byHeader).toMatchObject({ status: 412, body: { code: 'stale-revision', currentRevision: 2 } })
    expect(await call('POST', path, { name: 'Lost', revision: 1 })).toMatchObject({ status: 412 })
    expect((await call('POST', path, { name: 'Second' }, { 'if-match': 'W/"2"' })).status).toBe(200)
    expect(await readPage(pages[0]?.pageId ?? 0)).toMatchObject({ name: 'Second', revision: 3 })
  })

  test('loses none of many acknowledged edits [API-MAIN-036]', async () => {
    const { pages } = await makeTestBook(server, token, [null])
    const id = pages[0]?.pageId ?? 0
    const add = async (name: string): Promise<void> => {
      for (;;) {
        const { popupTriggers, revision } = await readPage(id)
        const content = { popupTriggers: [...popupTriggers, { id: name }], revision }
        const { status } = await call('POST', `/pages/${id}/content`, content)
        expect([200, 412]).toContain(status)
        if (status === 200) return
      }
    }
    const names = Array.from({ length: 12 }, (_, n) => `n${n}`)
    await Promise.all(names.map(add))
    const { popupTriggers, revision } = await readPage(id)
    expect(popupTriggers.map((own) => own.id).toSorted()).toEqual(names.toSorted())
    expect(revision).toBe(13)
  })

  test('keeps every earlier revision, the first included, and marks the publication as outdated', async () => {
    const { bookId, pages } = await makeTestBook(server, token, [null])
    await call('POST', `/api/book/${bookId}/publish`, {})
    const id = pages[0]?.pageId ?? 0
    for (const name of ['One', 'Two'])
      await call('POST', `/pages/${id}/content`, { name, popupTriggers: [{ id: name }] })
    const rows = await server.database
      .select()
      .from(entityRevisions)
      .where(and(eq(entityRevisions.entity, 'page'), eq(entityRevisions.entityId, id)))
      .orderBy(entityRevisions.revision)
    expect(rows.map(({ revision, state }) => [revision, state['name'], state['popupTriggers']])).toEqual([
      [1, null, []],
      [2, 'One', [{ id: 'One' }]],
      [3, 'Two', [{ id: 'Two' }]],
    ])
    const preview = await call('GET', `/file/bookData/${bookId}/preview`)
    expect(preview.body).toMatchObject({ bookInfo: { publicationIsBehind: true } })
  })

  test('refuses a variation of another page and invalid fields, and changes nothing [API-MAIN-036]', async () => {
    const before = await readPage(idOf(1))
    const path = `/pages/${idOf(1)}/content`
    const foreign = { name: 'No', variations: [{ id: book.pages[0]?.variationId }] }
    expect(await call('POST', path, foreign)).toMatchObject({ status: 422, body: { field: 'variations.0.id' } })
    expect(await call('POST', path, { popupTriggers: [{ x: 1 }] })).toMatchObject({ status: 422 })
    expect(await call('POST', path, { name: 5 })).toMatchObject({ status: 422, body: { field: 'name' } })
    expect(await call('POST', path, [])).toMatchObject({ status: 422 })
    expect(await readPage(idOf(1))).toEqual(before)
  })
})

describe('several pages', () => {
  const both = () => Promise.all([readPage(idOf(0)), readPage(idOf(1))])

  test('are saved in one request, each with a new revision, all or none [API-MAIN-037]', async () => {
    const before = await both()
    const contents = before.map(({ pageId, revision }, n) => ({ pageId, revision, name: `Page ${n}`, mark: n }))
    const saved = await call('POST', '/pages/batch/upload', contents)
    expect(saved.status).toBe(200)
    expect(saved.body).toEqual(contents.map(({ pageId, revision = 0 }) => ({ pageId, revision: revision + 1 })))
    const after = await both()
    expect(after).toMatchObject([
      { name: 'Page 0', mark: 0 },
      { name: 'Page 1', mark: 1 },
    ])
    const [one, two] = after.map(({ pageId, revision }) => ({ pageId, revision, name: 'Lost' }))
    expect((await call('POST', '/pages/batch/upload', [one, { ...two, revision: 1 }])).status).toBe(412)
    const twice = await call('POST', '/pages/batch/upload', [one, one])
    expect(twice).toMatchObject({ status: 422, body: { field: '1.pageId' } })
    expect((await call('POST', '/pages/batch/upload', [one, { pageId: 999_999 }])).status).toBe(404)
    expect((await call('POST', '/pages/batch/upload', [])).status).toBe(422)
    expect(await both()).toEqual(after)
  })

  test('get their triggers and coaching points as JSON text, one revision per page [API-MAIN-049 EDIT-018]', async () => {
    const before = await both()
    const writes = before.map(({ pageId, revision }, n) => ({
      pageId,
      revision,
      popupTriggers: JSON.stringify([{ ...trigger, id: `t${n}` }]),
      coachingPoints: JSON.stringify([point]),
    }))
    const saved = await call('PUT', '/pages/update-json-batch', writes)
    expect(saved.status).toBe(200)
    expect(saved.body).toEqual(before.map(({ pageId, revision = 0 }) => ({ pageId, revision: revision + 1 })))
    const after = await both()
    expect(after).toMatchObject([
      { popupTriggers: [{ ...trigger, id: 't0' }], coachingPoints: [point], name: before[0].name },
      { popupTriggers: [{ ...trigger, id: 't1' }], coachingPoints: [point], name: before[1].name },
    ])
    const stale = await call('PUT', '/pages/update-json-batch', writes)
    expect(stale).toMatchObject({ status: 412, body: { currentRevision: after[0].revision } })
    const one = { pageId: idOf(0), popupTriggers: '[]' }
    const old = { 'if-match': '"1"' }
    expect((await call('PUT', '/pages/update-json-batch', [one], old)).status).toBe(412)
    expect((await call('PUT', '/pages/update-json-batch', [one, { pageId: idOf(1) }], old)).status).toBe(422)
    expect(await both()).toEqual(after)
    await call('PUT', '/pages/update-json-batch', [one], { 'if-match': `"${after[0].revision}"` })
    expect(await readPage(idOf(0))).toMatchObject({ popupTriggers: [], coachingPoints: [point] })
  })

  test.each([
    ['no JSON', '{', '0.popupTriggers'],
    ['no list', '{}', '0.popupTriggers'],
    ['a trigger without an id', '[{"x":1}]', '0.popupTriggers.0.id'],
    ['a NUL character', '[{"id":"a\\u0000"}]', '0.popupTriggers'],
    ['thousands of levels', '['.repeat(5000), '0.popupTriggers'],
  ])('are not saved if the text is %s [API-MAIN-049]', async (_what, popupTriggers, field) => {
    const before = await readPage(idOf(0))
    const response = await call('PUT', '/pages/update-json-batch', [{ pageId: idOf(0), popupTriggers }])
    expect(response).toMatchObject({ status: 422, body: { field } })
    expect(await readPage(idOf(0))).toEqual(before)
  })
})

describe('a negative start time', () => {
  const startingAt = (entry: object) => [{ id: 't', autoplayStartTime: [{ lang: 'en', value: 3 }, entry] }]

  test('is refused without an order index in every call that saves triggers, naming the field [POP-020 POP-021]', async () => {
    const before = await readPage(idOf(0))
    for (const value of [-1, -7.5]) {
      const popupTriggers = startingAt({ lang: 'es', value })
      const field = 'popupTriggers.0.autoplayStartTime.1.orderIndex'
      const batch = [{ pageId: idOf(0), popupTriggers: JSON.stringify(popupTriggers) }]
      const refused = await call('PUT', '/pages/update-json-batch', batch)
      expect(refused).toMatchObject({ status: 422, body: { field: `0.${field}` } })
      for (const path of ['content', 'json']) {
        const response = await call('POST', `/pages/${idOf(0)}/${path}`, { popupTriggers })
        expect(response).toMatchObject({ status: 422, body: { field: expect.stringContaining(field) } })
      }
      const several = await call('POST', '/pages/batch/upload', [{ pageId: idOf(0), popupTriggers }])
      expect(several).toMatchObject({ status: 422, body: { field: `0.${field}` } })
    }
    expect(await readPage(idOf(0))).toEqual(before)
  })

  test('is saved with an order index, whatever its value [POP-020 POP-021]', async () => {
    const popupTriggers = startingAt({ value: -7.5, orderIndex: 0 })
    const batch = [{ pageId: idOf(0), popupTriggers: JSON.stringify(popupTriggers) }]
    expect((await call('PUT', '/pages/update-json-batch', batch)).status).toBe(200)
    expect(await readPage(idOf(0))).toMatchObject({ popupTriggers })
  })
})

test("a page's own fields are read and replaced as one JSON text [API-MAIN-040 API-MAIN-041]", async () => {
  const { pages } = await makeTestBook(server, token, [null])
  const path = `/pages/${pages[0]?.pageId}/json`
  const document = { name: 'Said', popupTriggers: [trigger], coachingPoints: [point], mine: [1, 'two'] }
  const saved = await call('POST', path, document)
  expect(saved).toMatchObject({ status: 200, body: { pageId: pages[0]?.pageId, revision: 2 } })
  const read = await call('GET', path)
  expect([read.status, read.headers.get('etag')]).toEqual([200, '"2"'])
  expect(JSON.parse(read.text)).toEqual({ ...document, revision: 2 })
  expect((await call('POST', path, read.text)).status).toBe(200)
  expect(JSON.parse((await call('GET', path)).text)).toEqual({ ...document, revision: 3 })
  expect((await call('POST', path, read.text)).status).toBe(412)
  const text = JSON.stringify({ name: 'Less' })
  expect((await call('POST', path, text, { 'if-match': '"3"' })).status).toBe(200)
  expect(JSON.parse((await call('GET', path)).text)).toEqual({
    name: 'Less',
    popupTriggers: [trigger],
    coachingPoints: [point],
    revision: 4,
  })
  for (const wrong of ['{', '[]', '"text"', '{"name":1}', '{"a":"\\u0000"}']) {
    expect([wrong, (await call('POST', path, wrong)).status]).toEqual([wrong, 422])
  }
})

describe('new pages', () => {
  test("have no image and the chapter's languages, at the end or at their position [API-MAIN-031]", async () => {
    const { chapterId, pages } = await makeTestBook(server, token, [null, null])
    const fields = { name: 'New', popupTriggers: [trigger], coachingPoints: [point], mine: { kept: 1 } }
    const made = await call('POST', `/chapters/${chapterId}/pages`, fields)
    expect([made.status, made.headers.get('etag')]).toEqual([201, '"1"'])
    const page = Page.parse(made.body)
    expect(page).toMatchObject({ ...fields, page_number: 3, revision: 1, thumbnailUrl: null })
    expect(page.variations).toMatchObject([{ variation: 'en', pageImageLink: null, imageWidth: null }])
    const placed = await call('POST', `/chapters/${chapterId}/pages`, {
      page_number: 2,
      variations: [{ variation: 'es', name: 'Dos', altText: 'Un árbol' }],
    })
    expect(placed.body).toMatchObject({ page_number: 2, variations: [{ variation: 'es', altText: 'Un árbol' }] })
    const chapter = Object((await call('GET', `/chapters/${chapterId}`)).body)
    const order = [pages[0]?.pageId, Page.parse(placed.body).pageId, pages[1]?.pageId, page.pageId]
    expect(chapter.pages.map((own: { pageId: number }) => own.pageId)).toEqual(order)
    expect(chapter.variations.map((own: { variation: string }) => own.variation)).toEqual(['en', 'es'])
  })

  test('are added several in one request, all or none [API-MAIN-060]', async () => {
    const { chapterId } = await makeTestBook(server, token, [])
    const add = (pages: unknown) => call('POST', `/chapters/${chapterId}/pages/batch`, { pages })
    const made = await add([{ name: 'One' }, { name: 'Two' }, { name: 'Zero', page_number: 1 }])
    expect(made).toMatchObject({
      status: 201,
      body: {
        pages: [
          { name: 'One', page_number: 2 },
          { name: 'Two', page_number: 3 },
          { name: 'Zero', page_number: 1 },
        ],
      },
    })
    const twice = [{ variation: 'en' }, { variation: 'en' }]
    expect((await add([{ name: 'Lost' }, { variations: twice }])).status).toBe(422)
    for (const wrong of [[], null, [{ name: 1 }], [{ variations: [{ variation: 'no language!' }] }]]) {
      expect((await add(wrong)).status).toBe(422)
    }
    const chapter = Object((await call('GET', `/chapters/${chapterId}`)).body)
    expect(chapter.pages.map((own: { name: string }) => own.name)).toEqual(['Zero', 'One', 'Two'])
  })
})

test('the pages of a chapter are read in order with their rects [API-MAIN-030]', async () => {
  const { chapterId, pages } = await makeTestBook(server, token)
  const response = await call('GET', `/chapters/${chapterId}/page/details`)
  expect(response.status).toBe(200)
  expect(response.body).toMatchObject([
    { pageId: pages[0]?.pageId, page_number: 1, variations: [{ rectData: { rectsByWords: [{ word: 'Hello' }, {}] } }] },
    { pageId: pages[1]?.pageId, page_number: 2, variations: [{ rectData: { rectsByWords: [] } }] },
  ])
})

test('the pages of a chapter are sent again only after a change [API-MAIN-030]', async () => {
  const { chapterId, pages } = await makeTestBook(server, token)
  const readAfter = (etag: string) =>
    server.call('GET', `/chapters/${chapterId}/page/details`, { token, headers: { 'if-none-match': etag } })
  const etag = (await readAfter('"none"')).headers.get('etag') ?? ''
  expect((await readAfter(etag)).status).toBe(304)
  const word = { id: 'w1', x: 1, y: 2, width: 3, height: 4, word: 'Changed' }
  const [page] = pages
  const write = { ...page, variation: 'en', rectData: { rects: [], rectsByWords: [word] } }
  await server.call('PUT', '/page-variations/update-rect-data', { token, json: [write] })
  expect(await readAfter(etag)).toMatchObject({
    status: 200,
    body: [{ variations: [{ rectData: { rectsByWords: [word] } }] }, {}],
  })
})

describe('media of a coaching point', () => {
  const upload = (kind: string, files: Parameters<typeof formOf>[1], bookId = book.bookId) =>
    server.call('POST', `/books/${bookId}/coaching/c1/${kind}`, { token, form: formOf({}, files) })
  const part = (bytes: Uint8Array, fileName: string) => ({ part: 'files', bytes, fileName })
  const vtt = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nLook\n')

  test('are stored, and their links open, as long as a page references them [API-MAIN-038 API-MAIN-039]', async () => {
    const audio = await upload('audio', [part(sampleWav(1), 'en.wav'), part(sampleWav(2), 'es.wav')])
    const subtitles = await upload('subtitles', [part(vtt, 'en.vtt')])
    expect([audio.status, subtitles.status]).toEqual([200, 200])
    expect(audio.body).toMatchObject({ files: [{ fileName: 'en.wav' }, { fileName: 'es.wav' }] })
    const own = await makeTestBook(server, token, [null])
    const mine = await upload('audio', [part(sampleWav(1), 'en.wav')], own.bookId)
    const link = first(Object(mine.body).files as { link: string }[]).link
    const played = await fetch(server.url + link)
    expect([played.status, played.headers.get('content-type')]).toEqual([200, 'audio/wav'])
    const id = own.pages[0]?.pageId ?? 0
    await call('POST', `/pages/${id}/content`, { coachingPoints: [{ ...point, audioTracks: { en: link } }] })
    server.advance(13 * 3600)
    token = await server.signIn('author@example.org')
    expect((await fetch(server.url + link)).status).toBe(404)
    const renewed = Object(first((await readPage(id)).coachingPoints))['audioTracks'].en
    expect((await fetch(server.url + renewed)).status).toBe(200)
    await call('POST', `/api/book/${own.bookId}/publish`, {})
    const published = await call('GET', `/file/bookData/${own.bookId}`)
    const [open] = /\/objects\/published[^"]*\.wav/.exec(published.text) ?? []
    expect((await fetch(server.url + String(open))).status).toBe(200)
  })

  test('are stored as WebVTT when the subtitles are an SRT file [COACH-007]', async () => {
    const srt = Buffer.from('1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>Look</i> & see\r\n')
    const response = await upload('subtitles', [part(srt, 'en.srt')])
    expect(response.status).toBe(200)
    const { link } = first(Object(response.body).files as { link: string }[])
    const text = await (await fetch(server.url + link)).text()
    expect(link.split('?')[0]).toMatch(/\.vtt$/)
    expect(text).toContain('WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nLook &amp; see')
  })

  test('must match their declared type [API-MAIN-038 API-MAIN-039]', async () => {
    expect((await upload('audio', [part(vtt, 'a.wav')])).status).toBe(422)
    expect((await upload('subtitles', [part(sampleWav(1), 'a.vtt')])).status).toBe(422)
    expect((await upload('subtitles', [part(Buffer.from('WEBVTTX'), 'a.vtt')])).status).toBe(422)
    expect((await upload('audio', [])).status).toBe(422)
    expect((await upload('subtitles', [])).status).toBe(422)
    const form = formOf({}, [part(vtt, 'a.vtt')])
    const path = `/books/${book.bookId}/coaching/${encodeURIComponent('../1')}/subtitles`
    expect((await server.call('POST', path, { token, form })).status).toBe(422)
  })

  test('cannot be opened by a reference in another book, since links are signed for one book', async () => {
    const other = await server.signIn('other@example.org')
    const theirs = await makeTestBook(server, other, [null])
    const secret = await readPage(idOf(0))
    const link = String(first(secret.variations).pageImageLink).split('?')[0]
    const pageId = theirs.pages[0]?.pageId
    const json = { popupTriggers: [{ id: 't', iconUrl: link }] }
    const saved = await server.call('POST', `/pages/${pageId}/content`, { token: other, json })
    expect(saved.body).toMatchObject({ popupTriggers: [{ id: 't', iconUrl: link }] })
    expect((await fetch(server.url + link)).status).toBe(404)
  })
})

test('a thumbnail is set in one language or in all, and replaces the old one [API-MAIN-048]', async () => {
  const { chapterId, pages } = await makeTestBook(server, token, [null])
  const pageId = pages[0]?.pageId ?? 0
  const before = await readPage(pageId)
  const path = `/chapters/${chapterId}/page/${pageId}/variation/thumbnail`
  const set = (fields: Record<string, string>, bytes: Uint8Array = samplePng('new'), to = path) =>
    server.call('POST', to, { token, form: formOf(fields, [{ part: 'thumbnail', bytes, fileName: 'a' }]) })
  const response = await set({ variation: 'en' })
  expect(response.status).toBe(200)
  const shown = await fetch(server.url + String(Page.parse(response.body).thumbnailUrl))
  expect([shown.headers.get('content-type'), Buffer.from(await shown.arrayBuffer())]).toEqual([
    'image/webp',
    resizedByStandIn(samplePng('new'), 3840, 90),
  ])
  expect((await fetch(server.url + String(before.thumbnailUrl))).status).toBe(404)
  expect((await set({}, samplePng('all'))).status).toBe(200)
  expect((await set({ variation: 'fr' })).status).toBe(422)
  expect((await set({}, Buffer.from('GIF89a'))).status).toBe(422)
  expect((await server.call('POST', path, { token, form: formOf({}) })).status).toBe(422)
  const elsewhere = `/chapters/${book.chapterId}/page/${pageId}/variation/thumbnail`
  expect((await set({}, samplePng('no'), elsewhere)).status).toBe(404)
})
