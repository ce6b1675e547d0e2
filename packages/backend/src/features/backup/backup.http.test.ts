import { allRoutes } from '@lectern/contracts'
import { startS3Service } from '@lectern/s3-service'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createTestDatabase } from '../../platform/embedded-postgres'
import { createLogger } from '../../platform/logging/create-logger'
import { openDatabase, type OpenDatabase } from '../../platform/database/open-database'
import { openObjectStore } from '../../platform/objects/open-object-store'
import type { S3Bucket } from '../../platform/objects/create-bucket-client'
import { isPublicCopyKey } from '../../entities/objects/object-keys'
import type { ObjectStore } from '../../ports/index'
import { migrationsFolder } from '../../testing/copy-first-migrations'
import { first, makeTestBook, type TestBook } from '../../testing/make-test-book'
import { makeTestQuiz } from '../../testing/make-test-quiz'
import { startOn, startTestBackend, type TestBackend } from '../../testing/start-test-backend'
import { manifestFile } from './backup-format'
import { makeBackup } from './make-backup'
import { restoreBackup } from './restore-backup'

let server: TestBackend
let token: string
let student: string
let book: TestBook
let busy: TestBook
/** Author whose book changes during the backup; the others only read. */
let busyToken: string
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-backup-'))
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  student = await server.signIn('student@example.org', 'student')
  book = await makeTestBook(server, token, [['Hello', 'world.'], null])
  busyToken = await server.signIn('busy@example.org')
  busy = await makeTestBook(server, busyToken, [null, null])
  await fill()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Text with characters that a custom format would have to escape. */
const awkward = 'a "quote", a \\ and {braces}\n(second line)\t\u{1f989} עברית, , NULL'

async function fill(): Promise<void> {
  const call = async (method: string, path: string, json: unknown, as = token) => {
    const response = await server.call(method, path, { token: as, json })
    expect([path, response.status < 300, response.text]).toEqual([path, true, response.text])
    return response
  }
  const { bookId, chapterId, pages } = book
  const { pageId, variationId } = first(pages)
  await makeTestQuiz(server, token, bookId)
  await call('PUT', `/books/${bookId}`, {
    title: awkward,
    description: '',
    tags: ['a "quote", a \\ and {braces}'],
    categories: ['One'],
    ours: 1,
  })
  await call('PUT', `/chapters/${chapterId}`, { name: awkward })
  for (const startTime of [0.1 + 0.2, 1e-7]) {
    const rectsByWords = [{ id: 'a', x: 1 / 3, y: 2, width: 3, height: 4, word: awkward, startTime }]
    const rectData = { rects: [], rectsByWords }
    await call('PUT', '/page-variations/update-rect-data', [{ pageId, variationId, variation: 'en', rectData }])
  }
  const form = new FormData()
  form.append('files', new Blob([Buffer.from('ID3\u{3}\0\0\0\0\0\0tone', 'latin1')]), 'tone.mp3')
  await server.call('POST', `/books/${bookId}/coaching/1/audio`, { token, form })
  await call('POST', `/pages/${pageId}/content`, {
    popupTriggers: [{ id: 't', x: 1, y: 2, width: 3, height: 4, title: { en: awkward } }],
  })
  await call('POST', '/word', { word: 'owl', lang: 'en', definitions: [{ text: awkward, lang: 'en' }] })
  await call('POST', `/api/book/${bookId}/publish`, { visibility: 'public' })
  await call('POST', '/api/note', { bookId, note: awkward, pageId, x: 0.5, y: 1.5 }, student)
  await call('POST', '/api/settings?domainId=1', { theme: 'dark', activeWordColor: '#123456' }, student)
  await call(
    'POST',
    '/api/book/progress',
    { bookId, currentPageId: pageId, totalSecondsSpentOnCurrentPage: 1.25 },
    student,
  )
}

const openStore = (dataFolder: string, bucket: S3Bucket | null = null): ObjectStore =>
  openObjectStore({ dataFolder, bucket, secret: new Uint8Array(32), now: () => new Date() })

function backUp(name: string, objects = openStore(server.dataFolder)) {
  const into = join(folder, name)
  const said: string[] = []
  const options = { pool: server.open.pool, objects, folder: into, version: '0.0.0-test', now: () => new Date() }
  return makeBackup({ ...options, report: (line) => void said.push(line) }).then((manifest) => ({
    into,
    manifest,
    said,
  }))
}

/** Makes an empty database and data folder, as before the first start of a server. */
async function withEmptyServer<T>(
  work: (empty: { open: OpenDatabase; dataFolder: string; start: () => Promise<TestBackend> }) => Promise<T>,
): Promise<T> {
  const connection = await createTestDatabase(inject('testServer'), inject('testTemplate'))
  const dataFolder = mkdtempSync(join(tmpdir(), 'lectern-restored-'))
  const open = openDatabase(connection, createLogger('silent'))
  try {
    return await work({ open, dataFolder, start: () => startOn(connection, dataFolder) })
  } finally {
    await open.close()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function keysOf(objects: ObjectStore): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of objects.list('')) keys.push(key)
  return keys
}

const restore = (open: OpenDatabase, from: string, objects: ObjectStore) =>
  restoreBackup({ pool: open.pool, objects, folder: from, migrationsFolder, report: () => undefined })

/** Returns every reading route, filled with ids of the server's data. */
function readingPaths(): string[] {
  const { bookId, chapterId, chapterVariationId, pages } = book
  const { pageId, variationId } = first(pages)
  const ofParameter: Record<string, number> = { chapterId, pageId }
  const idOf = (path: string): number => {
    if (/^\/(chapters|file\/chapterData|api\/book\/chapter)/.test(path)) return chapterId
    if (/variation/.test(path)) return chapterVariationId
    return path.startsWith('/pages') ? pageId : bookId
  }
  const filled = allRoutes
    .filter(({ method, path }) => method === 'get' && !/auth|jobs|revisions|health|metrics|ready/.test(path))
    .map(({ path }) =>
      path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
        String(ofParameter[name] ?? (name === 'scope' ? 7 : idOf(path))),
      ),
    )
  const revised = { book: bookId, chapter: chapterId, page: pageId, 'page-variation': variationId }
  return [
    ...filled,
    ...Object.entries(revised).map(([entity, id]) => `/api/revisions/${entity}/${id}`),
    `/api/page-variation?id=${variationId}`,
    `/api/note?bookId=${bookId}`,
    `/quiz?externalBookId=${bookId}`,
    '/api/settings?domainId=1',
    '/word?page=1&limit=50',
  ]
}

/** Removes signatures from addresses, because every server signs its own. */
const withoutSignatures = (text: string) => text.replaceAll(/(\/objects\/[^"?]+)\?[^"]*/g, '$1')

async function readAll(from: TestBackend, as: string): Promise<[string, number, string][]> {
  const responses: [string, number, string][] = []
  for (const path of readingPaths()) {
    const { status, text } = await from.call('GET', path, { token: as })
    const body = status < 400 ? withoutSignatures(text) : ''
    responses.push([path, status, body])
  }
  return responses
}

describe('a backup', () => {
  test('made during writes and deletions restores to the state of one moment', async () => {
    const before = { author: await readAll(server, token), student: await readAll(server, student) }
    expect(before.author.filter(([, status]) => status === 200).length).toBeGreaterThan(25)
    const writing = new AbortController()
    const { pageId, variationId } = first(busy.pages)
    const writes = (async () => {
      for (let turn = 1; !writing.signal.aborted; turn += 1) {
        const rectsByWords = Array.from({ length: turn }, (_, n) => ({ id: `r${n}`, x: 1, y: 1, width: 1, height: 1 }))
        const write = { pageId, variationId, variation: 'en', rectData: { rects: [], rectsByWords } }
        await server.call('PUT', '/page-variations/update-rect-data', { token: busyToken, json: [write] })
        await server.call('PUT', `/chapters/${busy.chapterId}`, { token: busyToken, json: { name: `Turn ${turn}` } })
      }
    })()
    const { into, manifest, said } = await backUp('busy')
    writing.abort()
    await writes
    expect(said.join('\n')).toMatch(/\d+ tables with \d+ rows[^]*\d+ objects, [\d.]+ MB/)

    await withEmptyServer(async ({ open, dataFolder, start }) => {
      await restore(open, into, openStore(dataFolder))
      const restored = await start()
      try {
        const signedIn = await restored.signIn('author@example.org')
        expect(await readAll(restored, signedIn)).toEqual(before.author)
        expect(await readAll(restored, await restored.signIn('student@example.org', 'student'))).toEqual(before.student)

        const asBusy = { token: await restored.signIn('busy@example.org') }
        const moment = await restored.call('GET', `/api/page-variation?id=${variationId}`, asBusy)
        const { revision, rectData } = Object(moment.body)
        expect(rectData.rectsByWords).toHaveLength(revision)
        // No backup contains public copies: the start has made them from the rows.
        const objects = (await keysOf(openStore(dataFolder))).filter((key) => !isPublicCopyKey(key))
        expect(objects).toHaveLength(manifest.objects.count)
        const lying = await restored.call('GET', `/objects/published/${book.bookId}/book.json`)
        expect([lying.status, lying.body]).toEqual([
          200,
          (await restored.call('GET', `/file/bookData/${book.bookId}`)).body,
        ])

        const made = await makeTestBook(restored, signedIn, [null])
        expect(made.bookId).toBeGreaterThan(busy.bookId)
      } finally {
        await restored.stop()
      }
    })
  })

  test('contains every file of its rows, even if the row is deleted before the file is copied', async () => {
    const { bookId, pages } = await makeTestBook(server, token, [null, ['another picture']])
    const page = pages[1]?.pageId
    const imageOf = async (from: TestBackend, as: string) =>
      String(Object((await from.call('GET', `/pages/${page}`, { token: as })).body).variations?.[0]?.pageImageLink)
    const link = await imageOf(server, token)
    const store = openStore(server.dataFolder)
    const slow: ObjectStore = {
      ...store,
      async *list(prefix) {
        if (prefix === '') await server.call('DELETE', `/books/${bookId}/pages/${page}`, { token })
        yield* store.list(prefix)
      },
    }
    const { into } = await backUp('deleted-meanwhile', slow)
    expect((await server.call('GET', `/pages/${page}`, { token })).status).toBe(404)
    // Deletions that waited for the backup happen in the next sweep.
    expect((await server.call('GET', link)).status).toBe(200)
    await (await server.startAnother()).stop()
    expect((await server.call('GET', link)).status).toBe(404)

    await withEmptyServer(async ({ open, dataFolder, start }) => {
      await restore(open, into, openStore(dataFolder))
      const restored = await start()
      const kept = await imageOf(restored, await restored.signIn('author@example.org'))
      expect((await restored.call('GET', kept)).status).toBe(200)
      await restored.stop()
    })
  })

  test('restores publications as its rows say, whatever was published or closed during the backup', async () => {
    const publish = (of: TestBook, visibility: string) =>
      server.call('POST', `/api/book/${of.bookId}/publish`, { token, json: { visibility } })
    const make = () => makeTestBook(server, token, [null])
    const [opened, closed, renewed] = [await make(), await make(), await make()]
    await publish(opened, 'private')
    for (const each of [closed, renewed]) await publish(each, 'public')
    const late: TestBook[] = []
    const store = openStore(server.dataFolder)
    const slow: ObjectStore = {
      ...store,
      async *list(prefix) {
        if (prefix === '') {
          late.push(await make())
          for (const each of [opened, renewed, ...late]) await publish(each, 'public')
          await publish(closed, 'private')
        }
        yield* store.list(prefix)
      },
    }
    const { into } = await backUp('published-meanwhile', slow)
    await withEmptyServer(async ({ open, dataFolder, start }) => {
      await restore(open, into, openStore(dataFolder))
      const restored = await start()
      const readOpen = async ({ bookId }: TestBook) => {
        const { status, body } = await restored.call('GET', `/objects/published/${bookId}/book.json`)
        return [status, Object(body).revision]
      }
      const shown = async () => Promise.all([opened, closed, renewed, first(late)].map(readOpen))
      await expect.poll(shown).toEqual([
        [404, undefined],
        [200, 1],
        [200, 1],
        [404, undefined],
      ])
      const listCopies = async () => (await keysOf(openStore(dataFolder))).filter((key) => key.endsWith('/open.json'))
      const wanted = [closed, renewed].map((of) => `published/${of.bookId}/open.json`)
      // A start makes them in the background.
      await expect.poll(listCopies, { timeout: 30_000 }).toEqual(expect.arrayContaining(wanted))
      const copies = await listCopies()
      expect(copies).not.toContain(`published/${opened.bookId}/open.json`)
      expect(copies).not.toContain(`published/${first(late).bookId}/open.json`)
      await restored.stop()
    })
  })

  test('moves from a data folder to a bucket and back unchanged', async () => {
    const service = await startS3Service()
    const bucket = { ...service, endpoint: service.origin }
    const { into, manifest } = await backUp('to-bucket')
    await withEmptyServer(async ({ open, dataFolder }) => {
      await restore(open, into, openStore(dataFolder, bucket))
      const options = { pool: open.pool, objects: openStore(dataFolder, bucket), version: 'x', now: () => new Date() }
      const again = await makeBackup({ ...options, folder: join(folder, 'from-bucket'), report: () => undefined })
      const rowsOf = ({ tables }: typeof again) =>
        tables.flatMap(({ name, rows, rowsSha256 }) => {
          if (name === 'object_removals') return []
          // The restored rows say that there are no public copies yet.
          return name === 'books' ? [{ name, rows }] : [{ name, rows, rowsSha256 }]
        })
      expect(rowsOf(again)).toEqual(rowsOf(manifest))
      expect([again.objects.count, again.objects.bytes]).toEqual([manifest.objects.count, manifest.objects.bytes])
      expect(again.sequences.map(({ name }) => name)).toEqual(manifest.sequences.map(({ name }) => name))
    })
    await service.close()
  })

  test('is refused into a non-empty folder and leaves nothing when it fails', async () => {
    const full = join(folder, 'busy')
    const before = readdirSync(full)
    await expect(backUp('busy')).rejects.toThrow('is not empty')
    expect(readdirSync(full)).toEqual(before)
    const broken: ObjectStore = { ...openStore(server.dataFolder), get: () => Promise.reject(new Error('no answer')) }
    await expect(backUp('broken-off', broken)).rejects.toThrow('no answer')
    expect(readdirSync(join(folder, 'broken-off'))).toEqual([])
    const cut: ObjectStore = {
      ...openStore(server.dataFolder),
      async *list(prefix) {
        if (prefix !== '') return
        await server.open.pool.query(`select pg_terminate_backend(pid, 5000) from pg_locks where locktype = 'advisory'
          and objid = 4600002 and database = (select oid from pg_database where datname = current_database())`)
        yield* openStore(server.dataFolder).list(prefix)
      },
    }
    await expect(backUp('cut-off', cut)).rejects.toThrow(/terminat|not queryable/)
    expect(readdirSync(join(folder, 'cut-off'))).toEqual([])
    // The locks are released.
    expect((await backUp('after')).manifest.tables.length).toBeGreaterThan(20)
  })
})

describe('a restore', () => {
  let good: string
  beforeAll(async () => {
    good = (await backUp('good')).into
  })

  /** Expects a changed copy of the backup to be refused with this message, without leaving anything. */
  async function expectRefused(name: string, change: (copy: string) => void, words: RegExp): Promise<void> {
    const copy = join(folder, name)
    cpSync(good, copy, { recursive: true })
    change(copy)
    await withEmptyServer(async ({ open, dataFolder }) => {
      await expect(restore(open, copy, openStore(dataFolder))).rejects.toThrow(words)
      expect(await keysOf(openStore(dataFolder))).toEqual([])
      expect((await open.pool.query('select 1 from books')).rowCount).toBe(0)
      // The same openStore accepts an undamaged backup.
      await restore(open, good, openStore(dataFolder))
      expect((await open.pool.query('select 1 from books')).rowCount).toBeGreaterThan(1)
    })
  }
  const anObject = (copy: string): string => {
    const pages = join(copy, 'objects', String(book.bookId), 'pages')
    return join(pages, first(readdirSync(pages)))
  }
  const overwrite = (path: string, at: number) => {
    const bytes = readFileSync(path)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    writeFileSync(path, bytes)
  }

  test.each<[string, (copy: string) => void, RegExp]>([
    ['no manifest', (copy) => rmSync(join(copy, manifestFile)), /holds no finished backup/],
    ['half a manifest', (copy) => truncateSync(join(copy, manifestFile), 300), /is damaged/],
    [
      'a table cut off',
      (copy) => truncateSync(join(copy, 'tables/books.jsonl.gz'), 60),
      /books\.jsonl\.gz has 60 bytes/,
    ],
    [
      'a table changed',
      (copy) => overwrite(join(copy, 'tables/pages.jsonl.gz'), 40),
      /pages\.jsonl\.gz holds something/,
    ],
    ['an object missing', (copy) => rmSync(anObject(copy)), /\/pages\/.* is missing/],
    ['an object changed', (copy) => overwrite(anObject(copy), 3), /\/pages\/.* holds something else/],
    [
      'a later version',
      (copy) => {
        const manifest = JSON.parse(readFileSync(join(copy, manifestFile), 'utf8'))
        manifest.migrations.push('later')
        writeFileSync(join(copy, manifestFile), JSON.stringify(manifest))
      },
      /made by version 0\.0\.0-test.*does not know all of them\. Update Lectern/,
    ],
    [
      'an earlier schema than that of the database',
      (copy) => {
        const manifest = JSON.parse(readFileSync(join(copy, manifestFile), 'utf8'))
        manifest.migrations.pop()
        writeFileSync(join(copy, manifestFile), JSON.stringify(manifest))
      },
      /another schema than the backup.*Restore into a new data folder/,
    ],
    [
      'rows that are not what the manifest says',
      (copy) => {
        const manifest = JSON.parse(readFileSync(join(copy, manifestFile), 'utf8'))
        manifest.tables.at(-1).rowsSha256 = '0'.repeat(64)
        writeFileSync(join(copy, manifestFile), JSON.stringify(manifest))
      },
      /After the restore, table \w+ differs from the backup/,
    ],
  ])(
    'of a backup with %s is refused, says what is wrong, and leaves nothing half done',
    async (what, change, words) => {
      await expectRefused(what.replaceAll(' ', '-'), change, words)
    },
  )

  test('succeeds if the database stores the rows in another order', async () => {
    const { pool } = server.open
    // Rows of many sizes with gaps: rewriting fills the pages differently.
    await pool.query(`insert into books (domain_id, title, visibility, description)
      select books.domain_id, 'Gap ' || n, 'private', (select string_agg(md5(n || ' ' || part), '')
        from generate_series(1, 1 + n * 7919 % 55) part) from books, generate_series(1, 500) n where books.id = ${book.bookId}`)
    await pool.query("delete from books where title like 'Gap %' and id % 3 = 0")
    const { into } = await backUp('gaps')
    await pool.query("delete from books where title like 'Gap %'")
    await withEmptyServer(async ({ open, dataFolder }) => {
      await restore(open, into, openStore(dataFolder))
      expect((await open.pool.query("select 1 from books where title like 'Gap %'")).rowCount).toBeGreaterThan(300)
    })
  })

  test('into a non-empty database is refused and changes nothing', async () => {
    const before = await readAll(server, token)
    const { pool } = server.open
    const objects = openStore(server.dataFolder)
    await expect(
      restoreBackup({ pool, objects, folder: good, migrationsFolder, report: () => undefined }),
    ).rejects.toThrow(/is not empty: it holds .*books/)
    expect(await readAll(server, token)).toEqual(before)
  })

  test('replaces what a killed restore left in the store', async () => {
    await withEmptyServer(async ({ open, dataFolder }) => {
      const pages = join(good, 'objects', String(book.bookId), 'pages')
      const name = first(readdirSync(pages))
      await openStore(dataFolder).put(`${book.bookId}/pages/${name}`, readFileSync(join(pages, name)), 'image/webp')
      const { objects } = await restore(open, good, openStore(dataFolder))
      expect(await keysOf(openStore(dataFolder))).toHaveLength(objects.count)
    })
  })

  test('deletes the restored objects if the store cannot list the public copies', async () => {
    await withEmptyServer(async ({ open, dataFolder }) => {
      const store = openStore(dataFolder)
      const failingList: ObjectStore = {
        ...store,
        async *list(prefix) {
          if (prefix === 'published/') throw new Error('the store does not respond')
          yield* store.list(prefix)
        },
      }
      await expect(restore(open, good, failingList)).rejects.toThrow('the store does not respond')
      expect(await keysOf(store)).toEqual([])
      expect((await open.pool.query('select 1 from books')).rowCount).toBe(0)
    })
  })

  test('is refused if the store holds other content under the same key', async () => {
    await withEmptyServer(async ({ open, dataFolder }) => {
      const store = openStore(dataFolder)
      const key = `${book.bookId}/pages/${first(readdirSync(join(good, 'objects', String(book.bookId), 'pages')))}`
      await store.put(key, Buffer.from('another picture'), 'image/webp')
      await expect(restore(open, good, store)).rejects.toThrow(`another object as ${key}`)
      expect(await keysOf(store)).toEqual([key])
      expect((await open.pool.query('select 1 from books')).rowCount).toBe(0)
    })
  })
})
