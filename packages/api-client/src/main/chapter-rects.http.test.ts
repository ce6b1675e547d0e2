import { beforeAll, expect, inject, test } from 'vitest'
import { createClient, first, signIn, type TestClient } from '../testing/create-client'
import { mainRectsApi } from './chapter-rects'
import { mainApi } from './endpoints.gen'

const server = inject('server')
const { readChapterRects, saveChapterRects } = mainRectsApi.endpoints
let author: TestClient
let chapterId: number
beforeAll(async () => {
  author = await signIn(server)
  const newBook = { title: 'Heidi', language: 'en' }
  const made = await author.store.dispatch(mainApi.endpoints.createBook.initiate({ newBook })).unwrap()
  chapterId = first(made.chapters).id
  const pageFields = { name: 'One' }
  await author.store.dispatch(mainApi.endpoints.createPage.initiate({ id: chapterId, pageFields })).unwrap()
})

const read = ({ store }: TestClient) =>
  store.dispatch(readChapterRects.initiate({ id: chapterId }, { track: false })).unwrap()

const word = { id: 'w1', x: 1, y: 2, width: 3, height: 4, word: 'Once', mood: 'bright' }

async function save(client: TestClient, revision: number) {
  const { pageId, variations } = first(await read(client))
  const write = {
    pageId,
    variation: 'en',
    variationId: first(variations).id,
    revision,
    rectData: { rects: [], rectsByWords: [word] },
  }
  return client.store.dispatch(saveChapterRects.initiate({ body: [write] }, { track: false }))
}

test('saves and reads the rects of a chapter with unknown fields, and stores none of them', async () => {
  expect(await save(author, 0)).toMatchObject({ data: [{ revision: 1 }] })
  const [page] = await read(author)
  expect(page?.variations[0]?.rectData).toEqual({ rects: [], rectsByWords: [word] })
  expect(JSON.stringify(author.store.getState())).not.toContain('bright')
})

test('fails with the status, code and revision of the server', async () => {
  const { error } = await save(author, 7)
  expect(error).toMatchObject({ status: 412, code: 'stale-revision', currentRevision: 1 })
})

test('fails as a lost connection if no response comes', async () => {
  const cutOff = createClient(server.url, undefined, {}, () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(read(cutOff)).rejects.toEqual({ status: 0, code: 'network', msg: '' })
})

test('fails as unreadable if a proxy responds, with the time of the next attempt', async () => {
  const behindProxy = createClient(server.url, undefined, {}, () =>
    Promise.resolve(new Response('<h1>Busy</h1>', { status: 503, headers: { 'retry-after': '7' } })),
  )
  await expect(read(behindProxy)).rejects.toMatchObject({ status: 503, code: 'unreadable', retryAfter: '7' })
})

test('fails with call and field for a response of another shape', async () => {
  const [page] = await read(author)
  const later = createClient(server.url, undefined, {}, () =>
    Promise.resolve(Response.json([{ ...page, pageId: '1' }])),
  )
  await expect(read(later)).rejects.toMatchObject({
    status: 200,
    code: 'unreadable',
    call: 'GET /chapters/{id}/page/details',
    field: '0.pageId',
  })
})
