import { SpeechGenerated } from '@lectern/contracts/app'
import { ImportedPages, Page } from '@lectern/contracts/main'
import { inArray, sql } from 'drizzle-orm'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pendingDeletions } from '../../entities/schema'
import { first, makeTestBook, pagesForm, type TestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'
import { createLocalObjectStore } from '../objects/local-object-store'
import { pauseSweeps } from './pause-sweeps'
import { deletePendingObjects } from './delete-pending-objects'

let server: TestBackend
let token: string
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
})
afterAll(() => server.stop())

async function importFiles(book: TestBook, names: string[], headers: Record<string, string> = {}) {
  const form = pagesForm(
    'en',
    names.map((name) => ({ name, pages: [null] })),
  )
  const response = await server.call('POST', `/chapters/${book.chapterId}/pages/upload`, { token, form, headers })
  return ImportedPages.parse(response.body).pages
}

const deletePage = (book: TestBook, pageId?: number) =>
  server.call('DELETE', `/books/${book.bookId}/pages/${pageId}`, { token })
async function readLinks(pageId?: number) {
  const page = Page.parse((await server.call('GET', `/pages/${pageId}`, { token })).body)
  return { image: first(page.variations).pageImageLink, thumbnail: page.thumbnailUrl }
}
const pathOf = (key: string) => join(server.dataFolder, 'objects', key)
const keyOf = (link: string | null | undefined) => new URL(link ?? '', server.url).pathname.slice('/objects/'.length)
const statusOf = async (link: string | null | undefined) => (await server.call('GET', link ?? '')).status

/** Queues deletions, as a failed sweep leaves them. */
async function queueDeletion(...keys: string[]) {
  await server.database.insert(pendingDeletions).values(keys.map((key) => ({ key, isPrefix: false })))
}

/** Sweeps, as every start and every hour does. */
function sweep() {
  const objects = createLocalObjectStore({
    folder: server.dataFolder,
    temporaryFolder: join(server.dataFolder, 'objects-incoming'),
    secret: new Uint8Array(32),
    now: () => new Date(),
  })
  const { signal: stopping } = new AbortController()
  return deletePendingObjects({ database: server.database, objects, onFailure: vi.fn(), stopping }, { of: 'all' })
}

async function store(key: string) {
  await mkdir(dirname(pathOf(key)), { recursive: true })
  await writeFile(pathOf(key), 'left behind')
}

const waiting = async () => (await server.database.select().from(pendingDeletions)).map((row) => row.key)

test('deleting a page deletes its image, but not a thumbnail that another page uses', async () => {
  const book = await makeTestBook(server, token, [])
  const [one, two] = await importFiles(book, ['blank-1.pdf', 'blank-2.pdf'])
  const gone = await readLinks(one?.pageId)
  const stays = await readLinks(two?.pageId)
  expect(keyOf(gone.thumbnail)).toBe(keyOf(stays.thumbnail))
  await deletePage(book, one?.pageId)
  expect([await statusOf(gone.image), await statusOf(stays.image)]).toEqual([404, 200])
  expect(await statusOf(stays.thumbnail)).toBe(200)
  expect((await server.call('POST', `/api/book/${book.bookId}/publish`, { token, json: {} })).status).toBe(200)
  await deletePage(book, two?.pageId)
  expect(await statusOf(stays.thumbnail)).toBe(404)
})

test('an image that is referenced again is not deleted by an older pending deletion', async () => {
  const book = await makeTestBook(server, token, [null])
  const shown = await readLinks(book.pages[0]?.pageId)
  await queueDeletion(keyOf(shown.image), keyOf(shown.thumbnail))
  await sweep()
  expect([await statusOf(shown.image), await statusOf(shown.thumbnail)]).toEqual([200, 200])
  expect(await waiting()).toEqual([])
})

test('a track that is current again is not deleted by an older pending deletion', async () => {
  const book = await makeTestBook(server, token, [null])
  const voice = { voiceId: 'ada', modelId: 'plain', voiceSettings: {} }
  const speak = async (text: string) => {
    const pages = [{ pageVariationId: book.pages[0]?.variationId, textSegments: [{ text, ...voice }] }]
    const json = { ...voice, chapterId: book.chapterId, variation: 'en', pages }
    return SpeechGenerated.parse((await server.call('POST', '/api/text-to-speech/stream', { token, json })).body)
  }
  const before = await speak('First.')
  const between = await speak('Second then.')
  expect([await statusOf(before.audioLink), await statusOf(between.audioLink)]).toEqual([404, 200])
  const again = await speak('First.')
  expect(keyOf(again.audioLink)).toBe(keyOf(before.audioLink))
  await queueDeletion(keyOf(again.audioLink))
  await sweep()
  expect(await statusOf(again.audioLink)).toBe(200)
})

test('a sweep waits for a page that is being written with the same image', async () => {
  const book = await makeTestBook(server, token, [])
  const [page] = await importFiles(book, ['twice.pdf'])
  const { image } = await readLinks(page?.pageId)
  const blocked = sql`select 1 from pg_locks where not granted and relation = 'pages'::regclass`
  const [coming, sweeping] = await server.database.transaction(async (transaction) => {
    // While this lock is held no page is written: the import has stored its image but not written its row.
    await transaction.execute(sql`lock table pages in share mode`)
    const started = importFiles(book, ['twice.pdf'])
    await expect.poll(async () => (await transaction.execute(blocked)).rowCount).toBe(1)
    await server.database.execute(sql`update page_variations set image_key = null where page_id = ${page?.pageId}`)
    await queueDeletion(keyOf(image))
    const other = server.startAnother()
    await Promise.race([other, new Promise((resolve) => setTimeout(resolve, 1000))])
    return [started, other] as const
  })
  await coming
  await (await sweeping).stop()
  expect(await statusOf(image)).toBe(200)
})

test('an object that cannot be deleted stays queued and blocks no other, however long the queue', async () => {
  const { bookId } = await makeTestBook(server, token, [])
  const stuck = `${bookId}/pages/stuck.webp`
  const last = `${bookId}/pages/last.webp`
  // A folder in place of the file cannot be deleted as one.
  await store(`${stuck}/inside`)
  await store(last)
  await queueDeletion(stuck, ...Array.from({ length: 1050 }, (_, index) => `${bookId}/pages/${index}.webp`), last)
  await sweep()
  expect([existsSync(pathOf(stuck)), existsSync(pathOf(last))]).toEqual([true, false])
  expect(await waiting()).toEqual([stuck])
})

test('deletions left by a crash are done by the next write of any book, which does not wait', async () => {
  const { bookId } = await makeTestBook(server, token, [])
  const [old, young] = [`${bookId}/pages/old.webp`, `${bookId}/pages/young.webp`]
  await Promise.all([old, young].map(store))
  const before = await waiting()
  await queueDeletion(old, young)
  await server.database
    .update(pendingDeletions)
    .set({ createdAt: sql`now() - interval '2 minutes'` })
    .where(inArray(pendingDeletions.key, [old]))
  const other = await makeTestBook(server, token, [null])
  expect((await deletePage(other, other.pages[0]?.pageId)).status).toBe(200)
  await expect.poll(() => existsSync(pathOf(old))).toBe(false)
  expect(existsSync(pathOf(young))).toBe(true)
  await sweep()
  expect([existsSync(pathOf(young)), await waiting()]).toEqual([false, before])
})

test('a sweep during a backup asks once and leaves the whole queue', async () => {
  const { bookId } = await makeTestBook(server, token, [])
  await queueDeletion(...Array.from({ length: 20 }, (_, index) => `${bookId}/pages/${index}.webp`))
  const backup = new Client(server.open.connection)
  await backup.connect()
  const asked = vi.spyOn(server.database, 'transaction')
  try {
    expect(await pauseSweeps(backup)).toBe(true)
    await sweep()
    expect(asked).toHaveBeenCalledTimes(1)
  } finally {
    asked.mockRestore()
    await backup.end()
  }
  await sweep()
  expect((await waiting()).filter((key) => key.startsWith(`${bookId}/`))).toEqual([])
})
