import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publications } from '../../entities/schema'
import { publicationKey } from '../../entities/objects/object-keys'
import { createLogger } from '../../platform/logging/create-logger'
import { openObjectStore } from '../../platform/objects/open-object-store'
import type { ObjectStore } from '../../ports/index'
import { makeTestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'
import { rewritePublications } from './rewrite-publications'

let server: TestBackend
let token: string
let store: ObjectStore
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  const { dataFolder } = server
  store = openObjectStore({ dataFolder, bucket: null, secret: new Uint8Array(32), now: () => new Date() })
})
afterAll(() => server.stop())

async function publishBook(): Promise<number> {
  const { bookId } = await makeTestBook(server, token)
  const published = await server.call('POST', `/api/book/${bookId}/publish`, { token, json: { visibility: 'public' } })
  expect(published.status).toBe(200)
  return bookId
}

const folderOf = (bookId: number) => join(server.dataFolder, 'objects', 'published', String(bookId))

/** Marks each publication, and its outline if the publication is not marked yet. */
async function markPublications(objects: ObjectStore, mark: string): Promise<void> {
  const addMark = (json: unknown) => ({ ...Object(json), mark })
  const rewrite = {
    doneKey: `upkeep/${mark}.json`,
    rewriteBook: addMark,
    rewriteOutline: addMark,
    message: 'a publication was marked',
  }
  const stopping = new AbortController().signal
  await rewritePublications({ database: server.database, objects, stopping }, rewrite, createLogger('silent'))
}

test('a book that is deleted while its publication is rewritten does not come back', async () => {
  const bookId = await publishBook()
  const objects: ObjectStore = {
    ...store,
    async get(key, range) {
      const found = await store.get(key, range)
      if (found.kind !== 'found' || key !== publicationKey(bookId, 1)) return found
      const bytes = await new Response(found.body).arrayBuffer()
      expect((await server.call('DELETE', `/books/${bookId}`, { token })).status).toBe(200)
      return { ...found, body: new Blob([bytes]).stream() }
    },
  }
  await markPublications(objects, 'deleted')
  const files = existsSync(folderOf(bookId))
    ? readdirSync(folderOf(bookId), { recursive: true, withFileTypes: true })
    : []
  expect(files.filter((entry) => entry.isFile())).toEqual([])
})

test('a rewrite that was interrupted between the outline and the publication is finished by the next one', async () => {
  const bookId = await publishBook()
  let isInterrupted = false
  const objects: ObjectStore = {
    ...store,
    put(key, body, contentType) {
      if (isInterrupted) return Promise.reject(new Error('the process was killed'))
      isInterrupted = key.startsWith(`published/${bookId}/`)
      return store.put(key, body, contentType)
    },
  }
  const read = async (name: string) => readFile(join(folderOf(bookId), '1', name))
  const readMarks = async () =>
    Promise.all(['outline.json', 'book.json'].map(async (name) => JSON.parse(String(await read(name))).mark))
  await markPublications(objects, 'interrupted')
  expect([isInterrupted, await readMarks()]).toEqual([true, ['interrupted', undefined]])
  await markPublications(store, 'interrupted')
  expect(await readMarks()).toEqual(['interrupted', 'interrupted'])
  const [row] = await server.database.select().from(publications).where(eq(publications.bookId, bookId))
  expect(row?.contentHash).toBe(
    createHash('sha256')
      .update(await read('book.json'))
      .digest('hex'),
  )
})
