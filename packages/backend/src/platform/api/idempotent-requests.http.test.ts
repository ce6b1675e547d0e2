import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { domains } from '../../entities/schema'
import { advisoryLocks } from '../../entities/schema/advisory-locks'
import { makeTestBook } from '../../testing/make-test-book'
import { uploadsLeft } from '../../testing/uploads-left'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'
import { replayOrRun } from './replay-or-run'
import { ApiFailure } from '../../entities/failures/api-failure'

let server: TestBackend
let token: string
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
})
afterAll(() => server.stop())

const create = (key: string, json: unknown, as = token) =>
  server.call('POST', '/books', { token: as, json, headers: { 'idempotency-key': key } })
const countBooks = async (as = token) => {
  const { body } = await server.call('GET', '/books/minimal/7', { token: as })
  return Array.isArray(body) ? body.length : -1
}

test('a request repeated with its key runs once and gets the same response', async () => {
  const before = await countBooks()
  const first = await create('once', { title: 'Once' })
  const again = await create('once', { title: 'Once' })
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
  expect(await countBooks()).toBe(before + 1)
})

test('a repeated request returns the revision of the first, to save on', async () => {
  const [first, again] = [await create('tagged', { title: 'Tagged' }), await create('tagged', { title: 'Tagged' })]
  const revision = first.headers.get('etag')
  expect(revision).toMatch(/^"/)
  expect(again.headers.get('etag')).toBe(revision)
  const { bookInfo } = Object(again.body)
  const save = () =>
    server.call('PUT', `/books/${bookInfo.id}`, {
      token,
      json: { title: 'Saved' },
      headers: { 'if-match': revision ?? '' },
    })
  expect((await save()).status).toBe(200)
  expect((await save()).status).toBe(412)
})

test('a repeated request returns the job of the first', async () => {
  const book = await makeTestBook(server, token)
  const recognise = () =>
    server.call('POST', '/api/text-ocr', {
      token,
      json: { images: book.pages.map(({ pageId, variationId }) => ({ pageId, pageVariationId: variationId })) },
      headers: { 'idempotency-key': 'recognised', prefer: 'respond-async' },
    })
  const [first, again] = [await recognise(), await recognise()]
  expect([first.status, again.status]).toEqual([202, 202])
  expect(again.headers.get('location')).toBe(`/api/jobs/${Object(first.body).jobId}`)
  expect(again.headers.get('preference-applied')).toBe('respond-async')
  expect(again.body).toEqual(first.body)
})

test('a form that is repeated with its key is imported once, and another form is refused', async () => {
  const send = (word: string) => {
    const form = new FormData()
    form.set('file', new File([`word,language,definition\n${word},en,A bird`], 'words.csv'))
    return server.call('POST', '/word/import', { token, form, headers: { 'idempotency-key': 'imported' } })
  }
  const [first, again] = [await send('owl'), await send('owl')]
  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.body).toEqual(first.body)
  const { rows } = await server.database.execute(`select count(*) from glossary_words where word = 'owl'`)
  expect(Number(rows[0]?.['count'])).toBe(1)
  expect(await send('hen')).toMatchObject({ status: 422, body: { field: 'idempotency-key' } })
  expect(uploadsLeft(server)).toEqual([])
})

test('simultaneous requests with one key run once, and the others are refused', async () => {
  const before = await countBooks()
  const responses = await Promise.all(Array.from({ length: 8 }, () => create('together', { title: 'Together' })))
  expect(responses.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(1)
  for (const { status } of responses) expect([201, 409]).toContain(status)
  expect(await countBooks()).toBe(before + 1)
})

test('a key belongs to one request and one caller', async () => {
  await create('mine', { title: 'Mine' })
  expect(await create('mine', { title: 'Another' })).toMatchObject({ status: 422, body: { field: 'idempotency-key' } })
  const other = await server.signIn('other@example.org')
  expect((await create('mine', { title: 'Mine' }, other)).status).toBe(201)
  expect((await create('k'.repeat(201), { title: 'Long' })).status).toBe(422)
})

test('a refused request may be repeated with its key', async () => {
  const book = await create('book', { title: 'A book' })
  const { bookInfo } = Object(book.body)
  const add = (variation: string) =>
    server.call('POST', `/books/${bookInfo.id}/chapters/addChapter/variation`, {
      token,
      json: { chapterId: 1, variation },
      headers: { 'idempotency-key': 'chapter' },
    })
  expect((await add('fr')).status).toBe(404)
  expect((await add('fr')).status).toBe(404)
})

const callWith = async (key: string) => {
  const { rows } = await server.database.execute(`select id from users where email = 'author@example.org'`)
  return {
    userId: Number(rows[0]?.['id']),
    key,
    address: 'POST /books',
    body: { kind: 'known' as const, body: { title: key } },
  }
}
const joined = { status: 200, body: 'of the job' }
const services = (owner = 1) => ({
  database: server.database,
  pool: server.open.pool,
  owner,
  running: new Set<string>(),
  joinJob: () => Promise.resolve(joined),
})

test('a request that crashed has done nothing, and runs again with its key', async () => {
  const call = await callWith('broken')
  const countNames = async () => {
    const { rows } = await server.database.execute(`select count(*) from domains where name = 'Of a crash'`)
    return Number(rows[0]?.['count'])
  }
  const insert = () => server.database.insert(domains).values({ name: 'Of a crash' })
  const crash = async () => {
    await insert()
    throw new Error('crashed after the write')
  }
  await expect(replayOrRun(services(), call, crash)).rejects.toThrow('after the write')
  expect(await countNames()).toBe(0)
  const finish = async () => {
    await insert()
    return { status: 201, body: 'done' }
  }
  expect(await replayOrRun(services(), call, finish)).toMatchObject({ status: 201 })
  expect(await replayOrRun(services(), call, crash)).toMatchObject({ status: 201, body: 'done' })
  expect(await countNames()).toBe(1)
})

/** Commits, and loses the reply of the database. */
function loseReplyToCommit() {
  const query: (...args: unknown[]) => unknown = Client.prototype.query
  return vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
    const result = query.apply(this, args)
    if (args[0] !== 'commit' || !(result instanceof Promise)) return result
    return result.then(() => Promise.reject(new Error('Connection terminated')))
  })
}

test('a repeated request gets the response that was lost after the commit, or that of its job', async () => {
  const loses = loseReplyToCommit()
  const name = 'Of a lost reply'
  const handle = async () => {
    await server.database.insert(domains).values({ name })
    return { status: 201, body: 'kept' }
  }
  expect(await replayOrRun(services(), await callWith('lost reply'), handle)).toMatchObject({ body: 'kept' })
  const wait = async (beforeWaiting: (id: string) => Promise<void>) => {
    await beforeWaiting(randomUUID())
    return { status: 200, body: 'never' }
  }
  expect(await replayOrRun(services(), await callWith('lost job'), wait)).toEqual(joined)
  expect(loses).toHaveBeenCalledWith('commit')
  loses.mockRestore()
  const { rows } = await server.database.execute(`select 1 from domains where name = '${name}'`)
  expect(rows).toHaveLength(1)
})

test("a request waiting for a job at a server stop gets the job's result when repeated", async () => {
  const call = await callWith('stopped')
  const stopped = new ApiFailure('starting', 'The server is stopping.')
  const wait = async (beforeWaiting: (id: string) => Promise<void>) => {
    await beforeWaiting(randomUUID())
    throw stopped
  }
  await expect(replayOrRun(services(), call, wait)).rejects.toBe(stopped)
  const anew = () => Promise.reject(new Error('made anew'))
  expect(await replayOrRun(services(), call, anew)).toEqual(joined)
  const gone = { ...services(), joinJob: () => Promise.reject(new Error('not asked again')) }
  expect(await replayOrRun(gone, call, anew)).toMatchObject(joined)
})

test('a request of a dead process runs again at once, but not while the process lives', async () => {
  const call = await callWith('orphan')
  const handle = () => Promise.resolve({ status: 201, body: 'anew' })
  const { rows } = await server.database.execute(`select objid from pg_locks where locktype = 'advisory'
    and classid = ${advisoryLocks.worker} and database = (select oid from pg_database where datname = current_database())`)
  const living = Number(rows[0]?.['objid'])
  const leave = (owner: number) =>
    server.database.execute(`update answered_calls set status = null, owner = ${owner} where key = 'orphan'`)
  await replayOrRun(services(), call, handle)
  await leave(living)
  await expect(replayOrRun(services(), call, handle)).rejects.toMatchObject({ code: 'conflict' })
  await leave(12_345)
  const responses = await Promise.allSettled([1, 2, 3].map(() => replayOrRun(services(living), call, handle)))
  expect(responses.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1)
  expect(await replayOrRun(services(), call, () => Promise.reject(new Error('twice')))).toMatchObject({ status: 201 })
})

test('a process that only looked dead cannot commit a request that another has taken over', async () => {
  const call = await callWith('taken over')
  let announceWrite = () => {}
  let goOn = () => {}
  const written = new Promise<void>((resolve) => (announceWrite = resolve))
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve))
  const handle = async () => {
    await server.database.insert(domains).values({ name: 'Of a slow process' })
    announceWrite()
    await mayGoOn
    return { status: 201, body: 'slow' }
  }
  const slow = replayOrRun(services(11), call, handle)
  await written
  const quick = await vi.waitFor(
    () => replayOrRun(services(12), call, () => Promise.resolve({ status: 201, body: 'quick' })),
    { timeout: 60_000 },
  )
  expect(quick).toMatchObject({ body: 'quick' })
  goOn()
  await expect(slow).rejects.toMatchObject({ code: 'conflict' })
  const { rows } = await server.database.execute(`select 1 from domains where name = 'Of a slow process'`)
  expect(rows).toEqual([])
})
