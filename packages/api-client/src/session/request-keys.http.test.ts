import { createServer, request as forward } from 'node:http'
import { expect, inject, test } from 'vitest'
import { mainApi } from '../main'
import { createClient, signIn } from '../testing/create-client'
import { createKeyedFetch } from './create-keyed-fetch'
import { createRequestKeys } from './create-request-keys'

const server = inject('server')

/** Passes calls to the real server, and drops the connection instead of the first response to a POST of a book. */
async function dropFirstResponse(): Promise<{ url: string; stop: () => void }> {
  let isDropped = false
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers, url } = incoming
    const passed = forward(new URL(url ?? '/', server.url), { method, headers }, (response) => {
      if (method !== 'POST' || url !== '/books' || isDropped) {
        outgoing.writeHead(response.statusCode ?? 500, response.headers)
        response.pipe(outgoing)
        return
      }
      isDropped = true
      response.resume().on('end', () => incoming.socket.destroy())
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

test('creates a book once although its response was lost, even after a reload', async () => {
  const stored = new Map<string, string>()
  const openTab = () =>
    createRequestKeys({
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
      newKey: () => crypto.randomUUID(),
      nowMs: Date.now,
      hash: (text) => Promise.resolve(text),
    })
  const author = await signIn(server)
  const session = author.session.current()
  if (session === null) throw new Error('nobody is signed in')
  const { url, stop } = await dropFirstResponse()
  const newBook = { title: `Lost and found ${crypto.randomUUID()}`, language: 'en' }
  const create = () => {
    const tab = createClient(url, undefined, {}, createKeyedFetch(openTab(), fetch))
    tab.session.signedIn(session)
    return tab.store.dispatch(mainApi.endpoints.createBook.initiate({ newBook }))
  }
  const first = await create()
  expect('error' in first).toBe(true)
  const made = await create().unwrap()
  stop()
  const books = await author.store.dispatch(mainApi.endpoints.listBooks.initiate({})).unwrap()
  const ids = books.filter(({ title }) => title === newBook.title).map(({ id }) => id)
  expect(ids).toEqual([made.bookInfo.id])
})
