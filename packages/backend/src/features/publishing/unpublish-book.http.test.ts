import { BookData } from '@lectern/contracts/main'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { first, makeTestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
})
afterAll(() => server.stop())

test('readers find no book once it is unpublished, and its authors can publish it again', async () => {
  const { bookId } = await makeTestBook(server, token)
  const path = `/api/book/${bookId}/publish`
  const copy = `/objects/published/${bookId}/book.json`
  const see = async () => {
    const addresses = [
      `/file/bookData/${bookId}`,
      `/books/data/${bookId}`,
      copy,
      `/objects/published/${bookId}/1/book.json`,
    ]
    const listed = await server.call('GET', '/books/minimal/7')
    const statuses = await Promise.all(addresses.map(async (address) => (await server.call('GET', address)).status))
    return [...statuses, Array.isArray(listed.body) && listed.body.some((book: { id: number }) => book.id === bookId)]
  }
  await server.call('POST', path, { token, json: { visibility: 'public' } })
  expect(await see()).toEqual([200, 200, 200, 200, true])
  expect((await server.call('DELETE', path, { token })).status).toBe(200)
  expect(await see()).toEqual([404, 404, 404, 404, false])
  const working = BookData.parse((await server.call('GET', `/file/bookData/${bookId}/preview`, { token })).body)
  expect(working.bookInfo).toMatchObject({ published: false, visibility: 'public' })
  expect(first(working.chapters).pages.length).toBeGreaterThan(0)
  expect((await server.call('DELETE', path, { token })).status).toBe(200)
  expect((await server.call('POST', path, { token, json: {} })).body).toMatchObject({ revision: 2 })
  expect(await see()).toEqual([200, 200, 200, 200, true])
})
