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

test('a clone has the details of its book without chapters; a repeated request returns it', async () => {
  const { bookId, chapterId } = await makeTestBook(server, token)
  const json = {
    description: 'Of an owl',
    theme_data: { primary_color: '#ff0000' },
    tags: ['night'],
    identifier: 'own-7',
  }
  await server.call('PUT', `/books/${bookId}`, { token, json })
  await server.call('POST', `/api/book/${bookId}/publish`, { token, json: { visibility: 'domain' } })
  const clone = () =>
    server.call('POST', `/books/${bookId}/clone`, {
      token,
      json: { title: 'Again' },
      headers: { 'idempotency-key': 'clone-1' },
    })
  const made = await clone()
  expect(made.status).toBe(201)
  const { bookInfo, chapters } = BookData.parse(made.body)
  expect(bookInfo).toMatchObject({
    title: 'Again',
    description: 'Of an owl',
    theme_data: { primary_color: '#ff0000' },
    tags: ['night'],
    visibility: 'domain',
    published: false,
  })
  expect([bookInfo.identifier ?? null, chapters]).toEqual([null, []])
  expect(BookData.parse((await clone()).body).bookInfo.id).toBe(bookInfo.id)
  const copy = `/file/clone-chapter?sourceChapterId=${chapterId}&targetBookId=${bookInfo.id}`
  expect((await server.call('POST', copy, { token })).status).toBe(201)
  const read = BookData.parse((await server.call('GET', `/file/bookData/${bookInfo.id}/preview`, { token })).body)
  expect(read.bookInfo.languages).toEqual(['en'])
  expect(first(read.chapters).pages.length).toBeGreaterThan(0)
})
