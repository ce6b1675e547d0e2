import { eq } from 'drizzle-orm'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pendingDeletions, pageVariations, users } from '../../entities/schema'
import { first, makeTestBook, type TestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'
import { createLocalObjectStore } from '../objects/local-object-store'
import { thumbnailKey } from '../../entities/objects/object-keys'
import { storeWithRows } from './store-with-rows'

let server: TestBackend
let token: string
let book: TestBook
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  book = await makeTestBook(server, token, [null])
})
afterAll(() => server.stop())

const store = () =>
  createLocalObjectStore({
    folder: server.dataFolder,
    temporaryFolder: join(server.dataFolder, 'objects-incoming'),
    secret: new Uint8Array(32),
    now: () => new Date(),
  })
const isThere = (key: string) => existsSync(join(server.dataFolder, 'objects', key))
const waiting = async () => (await server.database.select().from(pendingDeletions)).length

/** Writes like a process that is killed before it sweeps. */
function write(key: string, { beforeRow = nothing, afterPut = nothing }: Partial<Record<Moment, () => Promise<void>>>) {
  const services = { database: server.database, sweepObjects: nothing }
  const put = async () => {
    await store().put(key, Buffer.from('small'), 'image/webp')
    await afterPut()
  }
  return storeWithRows(services, { bookId: book.bookId, keys: [key], put }, async (transaction) => {
    await beforeRow()
    const { variationId } = first(book.pages)
    await transaction.update(pageVariations).set({ thumbnailKey: key }).where(eq(pageVariations.id, variationId))
  })
}

type Moment = 'afterPut' | 'beforeRow'
const nothing = () => Promise.resolve()
const queueOlderDeletion = (key: string) => server.database.insert(pendingDeletions).values({ key, isPrefix: false })
/** Expires the lease of the upload. */
const expireLease = () => server.database.update(pendingDeletions).set({ heldUntil: new Date() })

const booksInStore = () => readdirSync(join(server.dataFolder, 'objects')).filter((name) => filesBelow(name).length > 0)
const filesBelow = (name: string) =>
  readdirSync(join(server.dataFolder, 'objects', name), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
async function authorOf(): Promise<{ userId: number; domainId: number }> {
  const [row] = await server.database.select().from(users).where(eq(users.email, 'author@example.org'))
  return { userId: row?.id ?? 0, domainId: row?.domainId ?? 0 }
}

const restart = async () => (await server.startAnother()).stop()

test('an object stored without a row is deleted at the next start', async () => {
  const key = thumbnailKey(book.bookId, 'a'.repeat(40))
  await expect(write(key, { beforeRow: () => Promise.reject(new Error('refused')) })).rejects.toThrow('refused')
  expect(isThere(key)).toBe(true)
  await restart()
  expect([isThere(key), await waiting()]).toEqual([false, 0])
})

test('an object of a killed process is deleted when its lease has expired', async () => {
  const key = thumbnailKey(book.bookId, 'c'.repeat(40))
  await new Promise<void>((resolve) => {
    const killed = new Promise<never>(() => undefined)
    void write(key, {
      afterPut: () => {
        resolve()
        return killed
      },
    })
  })
  await restart()
  expect([isThere(key), await waiting()]).toEqual([true, 1])
  await expireLease()
  await restart()
  expect([isThere(key), await waiting()]).toEqual([false, 0])
})

test('an object that a row references stays, even if others sweep before the row is written', async () => {
  const key = thumbnailKey(book.bookId, 'b'.repeat(40))
  const sweeping: Promise<void>[] = []
  await queueOlderDeletion(key)
  await write(key, {
    async afterPut() {
      expect(await waiting()).toBe(2)
      await restart()
      expect([isThere(key), await waiting()]).toEqual([true, 1])
      await queueOlderDeletion(key)
    },
    async beforeRow() {
      sweeping.push(restart())
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(isThere(key)).toBe(true)
    },
  })
  await Promise.all(sweeping)
  await restart()
  expect([isThere(key), await waiting()]).toEqual([true, 0])
})

test('no row references an object whose upload outlasted its lease and was swept', async () => {
  const key = thumbnailKey(book.bookId, 'd'.repeat(40))
  const thumbnail = async () =>
    (await server.database.select().from(pageVariations).where(eq(pageVariations.thumbnailKey, key))).length
  const slow = write(key, {
    async afterPut() {
      await expireLease()
      await restart()
    },
  })
  await expect(slow).rejects.toMatchObject({ code: 'starting', status: 503 })
  expect([isThere(key), await thumbnail(), await waiting()]).toEqual([false, 0, 0])
})

test('a failed copy or import leaves no object and keeps existing ones', async () => {
  const other = await makeTestBook(server, token, [])
  const own = join(server.dataFolder, 'objects', String(other.bookId), 'pages')
  await server.database.execute(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'killed'; end $$`)
  await server.database.execute(`create trigger refuse before insert on page_variations execute function refuse()`)
  const copy = () =>
    server.call('POST', `/file/clone-chapter?sourceChapterId=${book.chapterId}&targetBookId=${other.bookId}`, { token })
  expect((await copy()).status).toBe(500)
  expect(existsSync(own) ? readdirSync(own) : []).toEqual([])

  const folder = join(server.dataFolder, 'library')
  await server.backend.library.exportBooks([book.bookId], folder)
  const { userId, domainId } = await authorOf()
  await expect(server.backend.library.importFolder(folder, { userId, domainId })).rejects.toThrow('Failed query')
  const before = booksInStore()
  await restart()
  expect(booksInStore().length).toBe(before.length - 1)

  await server.database.execute('drop trigger refuse on page_variations')
  expect((await copy()).status).toBe(201)
  await server.backend.library.importFolder(folder, { userId, domainId })
  const kept = booksInStore()
  await restart()
  expect([readdirSync(own).length, booksInStore(), await waiting()]).toEqual([1, kept, 0])
})

test('a refused upload leaves no object', async () => {
  const kept = () => readdirSync(join(server.dataFolder, 'objects', String(book.bookId), 'thumbnails'))
  const before = kept()
  const form = new FormData()
  form.set('variation', 'nl')
  form.append('thumbnail', new Blob([Buffer.from('\u{89}PNG\r\n\u{1a}\nrefused', 'latin1')]), 'small.png')
  const path = `/chapters/${book.chapterId}/page/${first(book.pages).pageId}/variation/thumbnail`
  expect((await server.call('POST', path, { token, form })).status).toBe(422)
  expect([kept(), await waiting()]).toEqual([before, 0])
})
