import { createLogger, openDatabase, type OpenDatabase } from '@lectern/backend'
import { startEmbeddedPostgres } from '@lectern/backend/embedded-postgres'
import { BookData } from '@lectern/contracts/main'
import { createHash } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openPort } from './open-port'
import { killServer, type LaunchedServer, launchServer } from './testing/launch-server'
import {
  addPages,
  type ServerAccess,
  setThumbnails,
  type Writer,
  writeTriggers,
  writeWords,
  type WrittenPage,
} from './testing/retrying-writers'

/** Each round kills the server once and the database once: one round in every test run, many in the long one. */
const ROUNDS = Number(process.env['LECTERN_KILL_ROUNDS'] ?? 1)
const RECOVERED_WITHIN_MS = 10_000
/** Writes of each writer before the next kill. */
const WRITES_BETWEEN = 3
const MAX_PAUSE_MS = 150

let folder: string
let environment: Record<string, string>
let server: LaunchedServer
const reached: ServerAccess = { url: '', accessToken: '' }
let writers: Writer[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-kill-'))
  // Traversable for the database's own account when the tests run as root.
  chmodSync(folder, 0o755)
  const free = await openPort('127.0.0.1', 0, () => new Response(null))
  if (free.kind === 'refused') throw new Error(free.reason)
  await free.opened.close(0)
  environment = { LECTERN_DATA: join(folder, 'data'), PORT: String(free.opened.port), LECTERN_LOG_LEVEL: 'silent' }
  await start()
})
afterAll(async () => {
  await killServer(server)
  // The database ends when it notices that its parent is gone.
  await delay(1000)
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
})

async function start(): Promise<void> {
  server = await launchServer(environment)
  const { accessToken } = z
    .object({ accessToken: z.string() })
    .parse(await call('POST', '/api/auth/sign-in-link', { token: server.signInToken }))
  Object.assign(reached, { url: server.url, accessToken })
}

async function call(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(server.url + path, {
    method,
    headers: { authorization: `Bearer ${reached.accessToken}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
  return JSON.parse(text)
}

async function withDatabase<T>(work: (pool: OpenDatabase['pool']) => Promise<T>): Promise<T> {
  const joined = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: () => undefined })
  if (joined.kind === 'failed') throw new Error(joined.reason)
  const open = openDatabase(joined.connection, createLogger('silent'))
  try {
    return await work(open.pool)
  } finally {
    await open.close()
  }
}

async function killDatabase(): Promise<void> {
  const cluster = await withDatabase(async (pool) => {
    const { rows } = await pool.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
    return rows[0]?.folder ?? ''
  })
  process.kill(Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
}

const counts = () => writers.map((writer) => writer.acknowledged.length)

/** Resolves when each writer has so many more acknowledged writes. */
async function waitForWrites(more: number, withinMs: number): Promise<void> {
  const targetCounts = counts().map((count) => count + more)
  await expect
    .poll(
      () => {
        for (const { problem } of writers) if (problem !== null) throw new Error('a writer gave up', { cause: problem })
        return counts().flatMap((count, index) => (count < (targetCounts[index] ?? 0) ? [`writer ${index}`] : []))
      },
      { timeout: withinMs, interval: 20 },
    )
    .toEqual([])
}

/** Kills a process while all writers write, and waits until writes are acknowledged again. */
async function strike(kill: () => Promise<void>, recover: () => Promise<void> = async () => undefined): Promise<void> {
  await waitForWrites(WRITES_BETWEEN, 30_000)
  await delay(Math.random() * MAX_PAUSE_MS)
  await kill()
  const struckMs = performance.now()
  await Promise.all([recover(), waitForWrites(2, 60_000)])
  // The first response may have been in flight at the kill; the second one proves that the server works again.
  const served = writers.map(
    ({ acknowledged }) => acknowledged.filter(({ atMs }) => atMs > struckMs)[1]?.atMs ?? Infinity,
  )
  expect(Math.min(...served) - struckMs).toBeLessThan(RECOVERED_WITHIN_MS)
}

const Created = z.object({ pageId: z.number(), variations: z.array(z.object({ id: z.number() })) })

test(
  'repeated kills of server and database lose no acknowledged write and repeat none',
  async () => {
    const book = BookData.parse(await call('POST', '/books', { title: 'Hard times', language: 'en' }))
    const { id: bookId } = book.bookInfo
    const chapterId = book.chapters[0]?.id ?? 0
    const addPage = async (): Promise<WrittenPage> => {
      const { pageId, variations } = Created.parse(await call('POST', `/chapters/${chapterId}/pages`, {}))
      return { pageId, variationId: variations[0]?.id ?? 0 }
    }
    const page = await addPage()
    const pictured = await addPage()
    const words = ['a', 'b', 'c'].map((name) => writeWords(reached, page, name))
    const triggers = ['d', 'e'].map((name) => writeTriggers(reached, page, name))
    const pages = ['f', 'g'].map((name) => addPages(reached, chapterId, name))
    const thumbnails = setThumbnails(reached, chapterId, pictured)
    writers = [...words, ...triggers, ...pages, thumbnails]

    for (let round = 0; round < ROUNDS; round += 1) {
      await strike(() => killServer(server), start)
      await strike(killDatabase)
    }
    await Promise.all(writers.map((writer) => writer.end()))
    // Uploads cut by a kill keep their lease for an hour; the test ends the lease, and the next start sweeps them.
    await withDatabase((pool) => pool.query(`update object_removals set held_until = now() - interval '1 second'`))
    await killServer(server)
    await start()

    const namesOf = (group: readonly Writer[]) =>
      group.flatMap(({ acknowledged }) => acknowledged.map(({ what }) => what)).toSorted()
    const query = (text: string, values: unknown[]) =>
      withDatabase(async (pool) => (await pool.query<{ ids: string[] }>(text, values)).rows.map(({ ids }) => ids))
    const one = (lists: readonly string[][]) => lists[0]?.toSorted()

    const wordIds = `(select coalesce(array_agg(word ->> 'id'), '{}') from json_array_elements(rect_data -> 'rectsByWords') word)`
    const triggerIds = (list: string) =>
      `(select coalesce(array_agg(t ->> 'id'), '{}') from json_array_elements(${list}) t)`
    expect(one(await query(`select ${wordIds} as ids from page_variations where id = $1`, [page.variationId]))).toEqual(
      namesOf(words),
    )
    expect(
      one(await query(`select ${triggerIds('popup_triggers')} as ids from pages where id = $1`, [page.pageId])),
    ).toEqual(namesOf(triggers))
    expect(
      one(
        await query(`select array_agg(name) as ids from pages where chapter_id = $1 and name is not null`, [chapterId]),
      ),
    ).toEqual(namesOf(pages))

    // Each write is one revision with one entry more than the previous one.
    const rectHistory = await query(
      `select ${wordIds} as ids from rect_revisions where page_variation_id = $1 order by revision`,
      [page.variationId],
    )
    expect(rectHistory.map((ids) => ids.length)).toEqual(namesOf(words).map((_word, index) => index + 1))
    const pageHistory = await query(
      `select ${triggerIds(`state -> 'popupTriggers'`)} as ids from entity_revisions
        where entity = 'page' and entity_id = $1 order by revision`,
      [page.pageId],
    )
    expect(pageHistory.map((ids) => ids.length)).toEqual([0, ...namesOf(triggers).map((_trigger, index) => index + 1)])

    // The store has exactly the objects that rows reference, complete.
    const referenced = await query('select array[thumbnail_key] as ids from page_variations where page_id = $1', [
      pictured.pageId,
    ])
    const last = thumbnails.acknowledged.at(-1)?.what ?? ''
    const objects = join(folder, 'data', 'objects')
    const stored = readFileSync(join(objects, referenced[0]?.[0] ?? ''))
    const hash = createHash('sha256').update(stored).digest('hex').slice(0, 40)
    expect(referenced).toEqual([[`${bookId}/thumbnails/${hash}.webp`]])
    expect(String((await sharp(stored).metadata()).width)).toBe(last)
    const listThumbnails = () => readdirSync(join(objects, String(bookId), 'thumbnails'))
    await expect.poll(listThumbnails, { timeout: 20_000 }).toEqual([`${hash}.webp`])
  },
  60_000 + ROUNDS * 60_000,
)
