import { getPageVariation } from '@lectern/contracts/app'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rectRevisions } from '../../entities/schema'
import { first, makeTestBook, type TestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

const WRITERS = 50
/** Edits of each writer: few in every test run, many in the long one. */
const EDITS = Number(process.env['LECTERN_WRITER_EDITS'] ?? 2)
const RECTS = 10
/** Refused writers wait for a growing time, as clients that share a page do. */
const MAX_WAIT_MS = 800

let server: TestBackend
let token: string
let book: TestBook
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  book = await makeTestBook(server, token, [null])
})
afterAll(() => server.stop())

const Variation = getPageVariation.responses[200].schema
const page = () => first(book.pages)

async function read() {
  const response = await server.call('GET', `/api/page-variation?id=${page().variationId}`, { token })
  const words = Variation.parse(response.body).rectData?.rectsByWords ?? []
  return { tag: response.headers.get('etag') ?? '', rects: words.map((rect) => ({ ...rect, edits: editsOf(rect) })) }
}

function editsOf(rect: object): string[] {
  const edits: unknown = Reflect.get(rect, 'edits')
  return Array.isArray(edits) ? edits.map(String) : []
}

function write(rects: unknown[], tag?: string) {
  const { pageId, variationId } = page()
  return server.call('PUT', '/page-variations/update-rect-data', {
    token,
    json: [{ pageId, variationId, variation: 'en', rectData: { rects: [], rectsByWords: rects } }],
    ...(tag === undefined ? {} : { headers: { 'if-match': tag } }),
  })
}

/** Adds the edit to its rect in the current state of the page. */
async function save(edit: string, rectId: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { tag, rects } = await read()
    const merged = rects.map((rect) => (rect.id === rectId ? { ...rect, edits: [...rect.edits, edit] } : rect))
    const { status, text } = await write(merged, tag)
    if (status === 200) return
    expect([status, text]).toEqual([412, expect.stringContaining('stale-revision')])
    await delay(Math.random() * Math.min(MAX_WAIT_MS, 20 * 2 ** attempt))
  }
}

test('fifty simultaneous writers of one page lose no acknowledged edit and apply none twice', async () => {
  await write(
    Array.from({ length: RECTS }, (_, n) => ({ id: `rect-${n}`, x: n, y: 0, width: 1, height: 1, edits: [] })),
  )
  const acknowledged = new Map<string, string>()
  await Promise.all(
    Array.from({ length: WRITERS }, async (_writer, writer) => {
      for (let turn = 0; turn < EDITS; turn += 1) {
        const edit = `${writer}.${turn}`
        const rectId = `rect-${(writer + turn) % RECTS}`
        await save(edit, rectId)
        acknowledged.set(edit, rectId)
      }
    }),
  )
  const { tag, rects } = await read()
  const kept = rects.flatMap(({ id, edits }) => edits.map((edit) => [edit, id] as const))
  expect(kept).toHaveLength(WRITERS * EDITS)
  expect(new Map(kept)).toEqual(acknowledged)
  expect(tag).toBe(`"${WRITERS * EDITS + 1}"`)

  // Each revision contains one edit more than the one before.
  const revisions = await server.database.select().from(rectRevisions).orderBy(rectRevisions.revision)
  const counts = revisions.map(({ rectData }) => rectData.rectsByWords.flatMap(editsOf).length)
  expect(counts).toEqual(Array.from({ length: WRITERS * EDITS + 1 }, (_, index) => index))
}, 300_000)
