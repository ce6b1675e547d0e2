import { createLogger, openDatabase, type OpenDatabase } from '@lectern/backend'
import { startEmbeddedPostgres } from '@lectern/backend/embedded-postgres'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { creatingRequests, type CreatingRequest, type RequestTargets } from './testing/creating-requests'
import { killServer, type LaunchedServer, launchServer } from './testing/launch-server'

/** Each round kills the server while requests with a key are in flight: few in every test run, fifty in the long one. */
const ROUNDS = Number(process.env['LECTERN_KEYED_KILLS'] ?? 2)
const IN_FLIGHT = 8
/** Requests are answered within this time; a kill in it meets them before, during and after their commits. */
const MAX_PAUSE_MS = 60

let folder: string
let environment: Record<string, string>
let server: LaunchedServer
let accessToken = ''

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-keyed-kills-'))
  // Traversable for the database's own account when the tests run as root.
  chmodSync(folder, 0o755)
  environment = {
    LECTERN_DATA: join(folder, 'data'),
    PORT: '0',
    LECTERN_LOG_LEVEL: 'silent',
    LECTERN_LIMITS: 'mails=off invitations=off bug-reports=off',
  }
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
  const { body } = await post('/api/auth/sign-in-link', { token: server.signInToken })
  accessToken = z.object({ accessToken: z.string() }).parse(body).accessToken
}

async function post(path: string, body: unknown, key?: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: body instanceof FormData ? body : JSON.stringify(body),
  })
  return { status: response.status, body: JSON.parse(await response.text()) }
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

async function createTargets(): Promise<RequestTargets> {
  const Id = z.object({ id: z.number() })
  const created = async (path: string, body: unknown) => (await post(path, body)).body
  const book = z
    .object({ bookInfo: Id, chapters: z.array(Id) })
    .parse(await created('/books', { title: 'Hard times', language: 'en' }))
  const bookId = book.bookInfo.id
  const quiz = Id.parse(await created(`/quiz/${bookId}`, { title: 'A quiz' }))
  const question = Id.parse(await created('/quiz/question', { quizId: quiz.id, text: 'Who?' }))
  const word = Id.parse(await created('/word', { word: 'owl', lang: 'en' }))
  return { bookId, chapterId: book.chapters[0]?.id ?? 0, quizId: quiz.id, questionId: question.id, wordId: word.id }
}

interface KeyedRequest extends CreatingRequest {
  readonly kind: string
  /** The key, and the text by which its effect is counted. */
  readonly text: string
}

test(
  'a request whose process is killed takes effect exactly once, and its repetition is answered at once',
  async () => {
    const targets = await createTargets()
    const kinds = Object.entries(creatingRequests)
    const hits = new Map<string, number>()
    const problems: unknown[] = []
    let next = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const requests = Array.from({ length: IN_FLIGHT }, (_, index): KeyedRequest => {
        const [kind, create] = kinds[next++ % kinds.length] ?? ['', () => ({ path: '', body: null, count: '' })]
        hits.set(kind, (hits.get(kind) ?? 0) + 1)
        const text = `kill-${round}-${index}-${kind}`
        return { kind, text, ...create(text, targets) }
      })
      const replies = requests.map(({ path, body, text }) => post(path, body, text).catch(() => null))
      await delay(Math.random() * MAX_PAUSE_MS)
      await killServer(server)
      const first = await Promise.all(replies)
      await start()
      for (const [index, { kind, path, body, text, count }] of requests.entries()) {
        const again = await post(path, body, text)
        const effects = await withDatabase(async (pool) => (await pool.query<{ count: number }>(count, [text])).rows[0])
        const acknowledged = first[index]
        const isSame = acknowledged === null || JSON.stringify(acknowledged?.body) === JSON.stringify(again.body)
        if (again.status >= 300 || effects?.count !== 1 || !isSame)
          problems.push({ kind, text, again, effects: effects?.count, first: acknowledged })
      }
    }
    expect(problems).toEqual([])
    const wanted = Math.floor((ROUNDS * IN_FLIGHT) / kinds.length)
    expect([...hits.values()].filter((count) => count < wanted)).toEqual([])
  },
  60_000 + ROUNDS * 60_000,
)
