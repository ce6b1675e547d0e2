import { embeddedChoices } from '@lectern/engines'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createLogger, openDatabase } from '@lectern/backend'
import { startEmbeddedPostgres } from '@lectern/backend/embedded-postgres'
import type { Configuration } from './configuration/read-environment'
import { repositoryRoot } from './configuration/repository-root'
import { startServer, type RunningServer } from './start-server'

let folder: string
let root: string
let server: RunningServer
const output: string[] = []
let configuration: Configuration

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-server-'))
  root = await mkdtemp(join(tmpdir(), 'lectern-root-'))
  await write('apps/reader/dist/index.html', '<title>Reader</title>')
  await write('apps/reader/dist/assets/app-1a2b.js', 'reader()'.repeat(200))
  await write('apps/reader/dist/assets/app-1a2b.js.br', brotliCompressSync('reader()'.repeat(200)))
  await write('apps/studio/dist/index.html', '<title>Studio</title>')
  await write('apps/studio/dist/assets/studio-3c4d.css', 'body{}')
  await write('packages/embed/dist/embed.js', 'embed()')
  await write('secret.txt', 'secret')
  configuration = {
    port: 0,
    host: '127.0.0.1',
    role: 'all',
    dataFolder: folder,
    databaseUrl: null,
    endsWithDatabase: false,
    bucket: null,
    secret: null,
    publicUrl: null,
    speechBudget: 1000,
    translateUrl: null,
    frameAncestors: ['https://school.example', 'http://localhost:8080'],
    partners: [],
    smtpUrl: null,
    mailSender: null,
    proxies: 0,
    logLevel: 'silent',
    testStudent: true,
    limits: {},
    engines: embeddedChoices,
    metricsToken: null,
  }
  server = await start()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
  await rm(root, { recursive: true, force: true })
})

async function write(path: string, content: string | Buffer): Promise<void> {
  await mkdir(join(root, path, '..'), { recursive: true })
  await writeFile(join(root, path), content)
}

async function start(change: Partial<Configuration> = {}): Promise<RunningServer> {
  const started = await attempt(change)
  if (started.kind === 'refused') throw new Error(started.reason)
  return started.server
}

function attempt(change: Partial<Configuration> = {}) {
  // The pages are fakes, the migrations are real.
  const migrations = join(repositoryRoot(import.meta.url), 'packages/backend/migrations')
  return startServer({ ...configuration, ...change }, root, '0.0.0-test', {
    migrations,
    notice: (line) => output.push(line),
  })
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.address + path, { redirect: 'manual', headers })

describe('the paths of the server', () => {
  test('/ serves the reader and redirects authoring to the studio with all parameters', async () => {
    expect(await (await get('/?book=5&page=2')).text()).toContain('Reader')
    const authoring = await get('/?mode=authoring&book=5&chapter=2&variation=es&token=a%20b')
    expect([authoring.status, authoring.headers.get('location')]).toEqual([
      302,
      '/studio/?mode=authoring&book=5&chapter=2&variation=es&token=a%20b',
    ])
  })

  test.each(['/studio/', '/studio/audio?book=1', '/studio/some/deep/page', '/auth/login?redirect=%2F', '/auth/signup'])(
    '%s serves the studio',
    async (path) => {
      const response = await get(path)
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Studio')])
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    },
  )

  test('/audio and /studio redirect to the studio', async () => {
    expect((await get('/audio?book=1&chapter=2')).headers.get('location')).toBe('/studio/audio?book=1&chapter=2')
    expect((await get('/studio?book=1')).headers.get('location')).toBe('/studio/?book=1')
  })

  test('/embed.js allows any origin', async () => {
    const response = await get('/embed.js')
    expect([await response.text(), response.headers.get('access-control-allow-origin')]).toEqual(['embed()', '*'])
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  test('/openapi/<backend>.json serves the contract of each backend only', async () => {
    for (const backend of ['main', 'app', 'publishing', 'speech']) {
      expect(await (await get(`/openapi/${backend}.json`)).json()).toMatchObject({ openapi: '3.1.0' })
    }
    const page = await get('/openapi/main')
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(await page.text()).toContain('<code>/books/{id}</code>')
    expect((await get('/openapi/other.json')).status).toBe(404)
  })

  test('API calls and their errors never return a page', async () => {
    expect(await (await get('/books/minimal/7')).json()).toEqual([])
    const missing = await get('/no/such/address')
    expect([missing.status, await missing.json()]).toMatchObject([404, { code: 'not-found' }])
  })
})

const browserAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

describe('an unknown address', () => {
  test.each(['/no/such/address', '/library', '/x?book=5', '/%ff', '/index.html', '/assets%2f..%2findex.html'])(
    'shows a browser the page that says so, with the policy of a page: %s',
    async (path) => {
      const etag = (await get('/studio/')).headers.get('etag') ?? ''
      const response = await get(path, { accept: browserAccept, 'if-none-match': etag })
      expect([response.status, await response.text()]).toEqual([404, '<title>Studio</title>'])
      const page = await get('/studio/')
      for (const name of ['content-security-policy', 'referrer-policy', 'x-content-type-options', 'cache-control']) {
        expect([name, response.headers.get(name)]).toEqual([name, page.headers.get(name)])
      }
      expect(response.headers.get('vary')).toMatch(/accept(?!-)/)
    },
  )

  test.each(['/studio/no/such', '/auth/no-such'])(
    'shows a browser the studio, whose screens say so: %s',
    async (path) => {
      expect(await (await get(path, { accept: browserAccept })).text()).toContain('Studio')
    },
  )

  test('is JSON for clients of the API, and below its paths for scripts, but not for a window', async () => {
    for (const accept of ['application/json', '*/*']) {
      const missing = await get('/no/such/address', { accept })
      expect([missing.status, await missing.json()]).toMatchObject([404, { code: 'not-found' }])
    }
    const posted = await fetch(`${server.address}/no/such`, { method: 'POST', headers: { accept: browserAccept } })
    expect([posted.status, await posted.json()]).toMatchObject([404, { code: 'not-found' }])
    const paths = [
      '/api/nothing',
      '/books/x/nothing',
      '/file/nothing',
      '/objects/nothing.png',
      '/openapi/other',
      '/health/x',
    ]
    for (const path of paths) {
      const missing = await get(path, { accept: browserAccept })
      expect([path, missing.headers.get('content-type')]).toEqual([path, expect.stringMatching(/^application\/json/)])
    }
    for (const path of ['/books/no/such/address', '/file/nothing/x', '/api/nothing']) {
      const opened = await get(path, { accept: browserAccept, 'sec-fetch-dest': 'document' })
      expect([path, opened.status, await opened.text()]).toEqual([path, 404, '<title>Studio</title>'])
    }
    for (const gone of ['/assets/gone.js', '/studio/assets/gone.js']) {
      expect((await get(gone, { accept: browserAccept })).headers.get('content-type')).toMatch(/^text\/plain/)
    }
  })
})

test('pages are revalidated, hashed files are immutable, and both are compressed', async () => {
  const page = await get('/')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect((await get('/', { 'if-none-match': page.headers.get('etag') ?? '' })).status).toBe(304)
  const script = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect([script.headers.get('content-encoding'), await script.text()]).toEqual(['br', 'reader()'.repeat(200)])
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect((await get('/studio/assets/studio-3c4d.css')).headers.get('content-type')).toBe('text/css; charset=utf-8')
  for (const gone of ['/assets/gone.js', '/studio/assets/gone.js']) expect((await get(gone)).status).toBe(404)
})

test("a page's policy allows its own scripts only", async () => {
  const { headers } = await get('/')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
    ]),
  )
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('the reader may be framed by its own and configured origins, the studio by none', async () => {
  const ancestors = async (path: string) =>
    /frame-ancestors ([^;]*)/.exec((await get(path)).headers.get('content-security-policy') ?? '')?.[1]
  for (const path of ['/', '/?book=5&embed=1'])
    expect(await ancestors(path)).toBe("'self' https://school.example http://localhost:8080")
  for (const path of ['/studio/', '/auth/login']) expect(await ancestors(path)).toBe("'none'")
})

test.each([
  '/index.html',
  '/.%2findex.html?book=5',
  '/x%2f..%2findex.html',
  '/assets%2f..%2findex.html',
  '/studio/.%2findex.html',
  '/studio/assets/..%2findex.html',
  '/studio/assets%2f..%2f.%2findex.html',
  '/index.html%2f',
  '/INDEX.HTML',
])('no path serves a page without its policy: %s', async (path) => {
  const response = await get(path)
  const isPage = (await response.text()).includes('<title>')
  expect([isPage, response.headers.get('content-security-policy')?.includes('frame-ancestors') ?? false]).toEqual([
    path.startsWith('/studio'),
    path.startsWith('/studio'),
  ])
})

test("the server reports the database's folder outside the data folder", () => {
  // As root, this test's folder is not accessible to the database's own account.
  const announced = output.flatMap((line) => /is kept in (\S+)\/data$/.exec(line)?.[1] ?? [])
  expect(announced).toEqual(process.getuid?.() === 0 ? [server.outsideFolder] : [])
})

test('no path opens a file outside of the built folders', async () => {
  for (const path of [
    '/..%2f..%2f..%2fsecret.txt',
    '/studio/..%2f..%2f..%2fsecret.txt',
    '/%2e%2e/%2e%2e/%2e%2e/secret.txt',
    '/%00',
    '/%ff',
  ]) {
    expect([path, (await (await get(path)).text()).includes('secret')]).toEqual([path, false])
  }
})

test('the printed link signs the operator in', async () => {
  const response = await fetch(`${server.address}/api/auth/sign-in-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: server.signInToken }),
  })
  expect(await response.json()).toMatchObject({ email: 'author@lectern.local', role: 'user' })
})

describe('a second start', () => {
  test('names the running server if the data folder is in use', async () => {
    const second = await attempt()
    expect(second).toMatchObject({ kind: 'refused', reason: expect.stringContaining(server.address) })
  })

  test('names a port that is in use and releases the data folder', async () => {
    const other = await mkdtemp(join(tmpdir(), 'lectern-server-'))
    const port = Number(new URL(server.address).port)
    const refused = await attempt({ port, dataFolder: other })
    expect(refused).toMatchObject({ kind: 'refused', reason: expect.stringContaining(`Port ${port}`) })
    const third = await attempt({ port, dataFolder: other })
    expect(third).toMatchObject({ kind: 'refused', reason: expect.stringContaining(`Port ${port}`) })
    await rm(other, { recursive: true })
  })

  test('finds all data unchanged after an orderly end', async () => {
    const signIn = await fetch(`${server.address}/health`)
    expect(await signIn.json()).toMatchObject({
      status: 'well',
      version: '0.0.0-test',
      parts: { database: { state: 'well' }, jobs: { state: 'well' } },
    })
    await server.stop()
    await expect(fetch(`${server.address}/health`)).rejects.toThrow('fetch failed')
    server = await start()
    expect((await fetch(`${server.address}/health`)).status).toBe(200)
  })
})

test('a call that hangs in the database does not delay the end of the server', async () => {
  const joined = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined })
  if (joined.kind === 'failed') throw new Error(joined.reason)
  const other = openDatabase(joined.connection, createLogger('silent'))
  const client = await other.pool.connect()
  client.on('error', () => undefined)
  await client.query('begin')
  await client.query('lock table books in access exclusive mode')
  const hanging = get('/books/minimal/7').catch(() => 'cut')
  await expect
    .poll(async () => {
      const waiting = await other.pool.query('select 1 from pg_stat_activity where wait_event_type = $1', ['Lock'])
      return waiting.rowCount
    })
    .toBe(1)
  const started = performance.now()
  await server.stop()
  expect(performance.now() - started).toBeLessThan(2000)
  expect(await hanging).toBe('cut')
  client.release(true)
  await other.close()
  server = await start()
  expect((await fetch(`${server.address}/health`)).status).toBe(200)
})

test('an update imports no new build of a sample book that an earlier version imported, even if deleted since', async () => {
  const included = join(repositoryRoot(import.meta.url), 'apps/server/sample-library/library.json')
  const { books, ...library } = JSON.parse(await readFile(included, 'utf8'))
  const bare = { variation: 'en', name: null }
  const image = { image: null, thumbnail: null, imageWidth: null, imageHeight: null, altText: null, textSource: null }
  const shown = [{ ref: 1, ...bare, ...image, rectData: { rects: [], rectsByWords: [] } }]
  const variations = [{ ...bare, audio: null, video: null, voiceSettings: null, durationSeconds: null, words: [] }]
  const pages = [{ name: null, popupTriggers: [], coachingPoints: [], variations: shown }]
  const chapters = [{ name: 'One', type: null, variations, pages }]
  const now = books.map((book: object) => ({ ...book, chapters, quizzes: [], glossary: [] }))
  const former = now.map(({ formerKeys, ...book }: { formerKeys: string[] }) => ({ ...book, key: formerKeys.at(-1) }))
  const restartWith = async (archive: object) => {
    await server.stop()
    await write('apps/server/sample-library/library.json', JSON.stringify(archive))
    server = await start()
  }
  const listBooks = async () => {
    const listed = z
      .array(z.object({ id: z.number(), title: z.string() }))
      .parse(await (await get('/books/minimal/7')).json())
    return listed.toSorted((one, other) => one.title.localeCompare(other.title))
  }
  const titlesOf = (listed: readonly { title: string }[]) => listed.map(({ title }) => title)
  const [nell, otto] = ['Nell and the Borrowed Light', 'Otto and the Sleepy Lighthouse']

  await restartWith({ ...library, version: 1, books: former })
  const imported = await listBooks()
  expect(titlesOf(imported)).toEqual([nell, otto])
  const signIn = await fetch(`${server.address}/api/auth/sign-in-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: server.signInToken }),
  })
  const { accessToken } = z.object({ accessToken: z.string() }).parse(await signIn.json())
  const headers = { authorization: `Bearer ${accessToken}` }
  const deleted = await fetch(`${server.address}/books/${imported[1]?.id}`, { method: 'DELETE', headers })
  expect(deleted.status).toBe(200)
  await restartWith({ ...library, books: now })
  expect(titlesOf(await listBooks())).toEqual([nell])

  const another = { ...now[1], key: 'key of another book', formerKeys: [], title: 'Another book' }
  await restartWith({ ...library, books: [...now, another] })
  expect(titlesOf(await listBooks())).toEqual(['Another book', nell])
})

test('an unreachable database is named with advice', async () => {
  const other = await mkdtemp(join(tmpdir(), 'lectern-server-'))
  const refused = await attempt({ dataFolder: other, databaseUrl: 'postgres://nobody:x@127.0.0.1:1/none' })
  expect(refused).toMatchObject({ kind: 'refused', reason: expect.stringContaining('DATABASE_URL') })
  await rm(other, { recursive: true })
})
