import { allRoutes, type RouteDefinition } from '@lectern/contracts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { makeTestBook } from '../../testing/make-test-book'
import { sampleSchema, type JsonSchema } from '../../testing/sample-schema'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

/** Bodies per route: few in normal runs, many in the long form. */
const CALLS_PER_ROUTE = Number(process.env['LECTERN_GENERATED_CALLS'] ?? 20)
/** Node refuses addresses of more than 16 kB. */
const MOST_QUERY_FIELDS = 50
const SEED = 20_261_122

let server: TestBackend
let tokens: string[]
let ids: number[]
beforeAll(async () => {
  server = await startTestBackend()
  const author = await server.signIn('author@example.org')
  tokens = [...Array.from({ length: 7 }, () => author), await server.signIn('student@example.org', 'student')]
  const book = await makeTestBook(server, author)
  await server.call('POST', `/api/book/${book.bookId}/publish`, { token: author, json: {} })
  const pages = book.pages.flatMap(({ pageId, variationId }) => [pageId, variationId])
  ids = [book.bookId, book.chapterId, book.chapterVariationId, ...pages, 1, 999_999]
})
afterAll(() => server.stop())

const schemaOf = (schema: z.ZodType | undefined): JsonSchema =>
  schema === undefined ? { type: 'object' } : z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

interface Request {
  path: string
  token: string
  body: unknown
}

function requestsTo(route: RouteDefinition): fc.Arbitrary<Request> {
  const parameter = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...ids).map(String) },
    { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 12, unit: 'binary' }) },
  )
  const query = fc.oneof(
    sampleSchema(schemaOf(route.query), ids),
    fc.dictionary(fc.string({ maxLength: 6 }), fc.string({ maxLength: 20 }), { maxKeys: 2 }),
  )
  return fc
    .record({
      parameters: fc.array(parameter, { minLength: 4, maxLength: 4 }),
      // Enumerated texts as the contract declares them; otherwise mostly ids of the test's own book.
      named: sampleSchema(schemaOf(route.params), ids),
      query,
      body: sampleSchema(schemaOf(route.body?.schema), ids),
      token: fc.constantFrom(...tokens),
    })
    .map(({ parameters, named, query: asked, body, token }) => {
      let next = 0
      const path = route.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
        const text: unknown = Reflect.get(Object(named), name)
        const value = typeof text === 'string' && text !== '' ? text : (parameters[next++] ?? '1')
        return encodeURIComponent(value.replaceAll(/\p{Cs}/gu, ''))
      })
      const search = new URLSearchParams(
        Object.entries(Object(asked))
          .slice(0, MOST_QUERY_FIELDS)
          .map(([name, value]): [string, string] => [name, String(Object(value) === value ? 'x' : value)]),
      ).toString()
      return { path: `${path}${search === '' ? '' : `?${search}`}`, token, body }
    })
}

function toForm(route: RouteDefinition, body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(body)))
    form.set(name, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
  const files = route.body?.kind === 'multipart' ? route.body.files : []
  for (const name of files) form.append(name, new Blob([JSON.stringify(body) ?? 'x']), 'file.png')
  return form
}

// Event streams do not end, and routes that delete the test's account or book leave nothing to call.
const LEFT_OUT = ['getJobEvents', 'deleteBook', 'deleteAccount']

test.each(
  allRoutes
    .filter(({ operationId }) => !LEFT_OUT.includes(operationId))
    .map((route) => [route.operationId, route] as const),
)(
  '%s responds to every input as its contract declares, and never with 500',
  async (_name, route) => {
    await fc.assert(
      fc.asyncProperty(requestsTo(route), async ({ path, token, body }) => {
        const { status, text } = await server.call(route.method.toUpperCase(), path, {
          token,
          ...(route.body?.kind === 'json' ? { json: body ?? null } : {}),
          ...(route.body?.kind === 'multipart' ? { form: toForm(route, body) } : {}),
        })
        const declared = [...Object.keys(route.responses).map(Number), 304]
        expect([status, text], JSON.stringify({ path, body })).toEqual([
          expect.toSatisfy((one: number) => declared.includes(one)),
          text,
        ])
      }),
      { numRuns: CALLS_PER_ROUTE, seed: SEED, endOnFailure: true },
    )
  },
  Math.max(30_000, CALLS_PER_ROUTE * 100),
)
