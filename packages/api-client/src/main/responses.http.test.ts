import { createServer, request as forward } from 'node:http'
import { beforeAll, expect, inject, test } from 'vitest'
import { createClient, first, signIn, type TestClient } from '../testing/create-client'
import { mainApi } from './endpoints.gen'

const server = inject('server')
let author: TestClient
beforeAll(async () => {
  author = await signIn(server)
})

/** Wraps the real server and passes its responses through `change`, like a server of another version. */
async function withChangedResponses(change: (body: string) => string): Promise<{ url: string; stop: () => void }> {
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers, url } = incoming
    const passed = forward(new URL(url ?? '/', server.url), { method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        outgoing.writeHead(response.statusCode ?? 500, { 'content-type': 'application/json' })
        outgoing.end(change(Buffer.concat(chunks).toString()))
      })
    })
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  if (typeof address !== 'object' || !address) throw new Error('the proxy has no port')
  const stop = () => {
    proxy.close()
    proxy.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${address.port}`, stop }
}

test('keeps unknown fields through a read, a change and a save [API-MAIN-062]', async () => {
  const { dispatch } = author.store
  const { createBook, updateBook, getBookData, createPage, getChapter } = mainApi.endpoints
  const mood = { colour: 'blue', notes: [1, { deep: null }] }
  const newBook = { title: 'Heidi', language: 'en' }
  const made = await dispatch(createBook.initiate({ newBook })).unwrap()
  const { id } = made.bookInfo
  await dispatch(updateBook.initiate({ id, bookChange: { theme_data: { primary_color: '#102030', mood } } })).unwrap()
  const pageFields = { name: 'One', mood }
  await dispatch(createPage.initiate({ id: first(made.chapters).id, pageFields })).unwrap()

  const read = await dispatch(getBookData.initiate({ id, includeRectData: 'false' })).unwrap()
  await dispatch(updateBook.initiate({ id, bookChange: { ...read.bookInfo, title: 'Heidi again' } })).unwrap()
  const again = dispatch(getBookData.initiate({ id, includeRectData: 'false' }, { forceRefetch: true }))
  const { bookInfo } = await again.unwrap()
  expect(bookInfo).toMatchObject({ title: 'Heidi again', theme_data: { primary_color: '#102030', mood } })
  const chapter = await dispatch(getChapter.initiate({ id: first(made.chapters).id })).unwrap()
  expect(chapter.pages).toMatchObject([{ name: 'One', mood }])
})

test('fails with call and field for a response of another shape, without throwing [API-MAIN-062]', async () => {
  const newBook = { title: 'A title', language: 'en' }
  const { bookInfo } = await author.store.dispatch(mainApi.endpoints.createBook.initiate({ newBook })).unwrap()
  const later = await withChangedResponses((body) => body.replaceAll('"languages":["en"]', '"languages":"en"'))
  const client = createClient(later.url)
  const session = author.session.current()
  if (session) client.session.signedIn(session)
  const { data, error } = await client.store.dispatch(
    mainApi.endpoints.getBookData.initiate({ id: bookInfo.id, includeRectData: 'false' }),
  )
  later.stop()
  expect(data).toBeUndefined()
  expect(error).toEqual({
    status: 200,
    code: 'unreadable',
    call: 'GET /file/bookData/{id}',
    field: 'bookInfo.languages',
    msg: expect.stringContaining('GET /file/bookData/{id} has an unexpected format (field "bookInfo.languages")'),
  })
})

test('accepts fields that a newer server adds', async () => {
  const later = await withChangedResponses((body) => body.replaceAll('"title":', '"subtitle":{"long":[1]},"title":'))
  const client = createClient(later.url)
  const session = author.session.current()
  if (session) client.session.signedIn(session)
  const { data, error } = await client.store.dispatch(mainApi.endpoints.listBooks.initiate({}))
  later.stop()
  expect(error).toBeUndefined()
  expect(first(data ?? [])).toMatchObject({ subtitle: { long: [1] } })
})
