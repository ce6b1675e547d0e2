import { allRoutes, type RouteDefinition } from '@lectern/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestBook } from '../../testing/make-test-book'
import { makeTestQuiz } from '../../testing/make-test-quiz'
import { rights } from '../../testing/rights'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'
import { compareSpecificity } from './assemble-api'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.stop())

const name = (route: RouteDefinition) => `${route.method} ${route.path}`

function fill(path: string, values: Readonly<Record<string, string | number>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_whole, parameter: string) => String(values[parameter] ?? 'nothing'))
}

const missing = { id: 999_999, chapterId: 999_999, pageId: 999_999, scope: '7', voiceId: 'nobody' }
const missingJob = '00000000-0000-4000-8000-000000000000'

function askForNothing(route: RouteDefinition, token?: string) {
  const values = route.path.startsWith('/api/jobs/') ? { id: missingJob } : missing
  const query = route.path === '/api/page-variation' ? '?id=999999' : ''
  return server.call(route.method.toUpperCase(), fill(route.path, values) + query, {
    ...(token === undefined ? {} : { token }),
    ...(route.body?.kind === 'json' ? { json: {} } : {}),
  })
}

describe('every route of the contracts', () => {
  test('is handled by its own code, not by another route or the unknown path', async () => {
    const token = await server.signIn('author@example.org')
    for (const route of allRoutes) {
      const { status, text } = await askForNothing(route, token)
      expect([name(route), text]).not.toEqual([name(route), expect.stringContaining('There is no such address.')])
      expect([name(route), status]).not.toEqual([name(route), 500])
    }
  })

  test('is matched by its own address: literal segments win over parameters', () => {
    for (const route of allRoutes) {
      const address = fill(route.path, { id: '1', chapterId: '1', pageId: '1', scope: '7', voiceId: 'ada' })
      const [found] = allRoutes
        .filter((other) => other.method === route.method && pattern(other).test(address))
        .toSorted(compareSpecificity)
      expect(found && name(found)).toBe(name(route))
    }
  })

  test('requires a token unless it is public, and an author where only authors may call it [AUTH-001]', async () => {
    const student = await server.signIn('student@example.org', 'student')
    const author = await server.signIn('author@example.org')
    for (const route of allRoutes) {
      const statuses = {
        anonymous: (await askForNothing(route)).status,
        student: (await askForNothing(route, student)).status,
        author: (await askForNothing(route, author)).status,
      }
      const refused = (status: number) => status === 401 || status === 403
      // An empty sign-in is refused too, for its missing fields.
      expect([name(route), refused(statuses.anonymous)]).toEqual([name(route), route.access !== 'public'])
      expect([name(route), statuses.anonymous]).toEqual([
        name(route),
        route.access === 'public' ? statuses.anonymous : 401,
      ])
      expect([name(route), statuses.student === 403]).toEqual([name(route), route.access === 'author'])
      expect([name(route), refused(statuses.author)]).toEqual([name(route), false])
    }
  })

  test('responds to errors in one shape with the id of the request', async () => {
    for (const route of allRoutes) {
      const response = await askForNothing(route)
      if (response.status < 400) continue
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(response.body).toMatchObject({
        code: expect.stringMatching(/^[a-z-]+$/),
        msg: expect.stringMatching(/\.$/),
        requestId: response.headers.get('x-request-id'),
      })
    }
  })
})

function pattern(route: RouteDefinition): RegExp {
  const escaped = route.path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}

describe('a book of another author', () => {
  test("is not found by other authors' routes; once published it is found but refused", async () => {
    const owner = await server.signIn('owner@example.org')
    const made = await makeTestBook(server, owner)
    const book = { ...made, quiz: await makeTestQuiz(server, owner, made.bookId) }
    const strangers = [
      await server.signIn('other-author@example.org'),
      await server.signIn('outsider@example.org', 'user', await server.addDomain()),
    ]
    const routes = allRoutes.filter(
      (route) => route.access === 'author' && !rights.onNoBook.includes(route.operationId),
    )
    async function statuses(): Promise<[string, number][]> {
      const found: [string, number][] = []
      for (const route of routes) {
        const request = rights.onBooks[route.operationId]?.(book)
        if (!request) throw new Error(`${route.operationId} has no row in the matrix of rights`)
        const { path, ...body } = request
        for (const token of strangers) {
          found.push([
            route.operationId,
            (await server.call(route.method.toUpperCase(), path, { token, ...body })).status,
          ])
        }
      }
      return found
    }
    const everywhere = (status: number) =>
      routes.flatMap(({ operationId }) => strangers.map((): [string, number] => [operationId, status]))

    expect(await statuses()).toEqual(everywhere(404))
    await server.call('POST', `/api/book/${book.bookId}/publish`, { token: owner, json: { visibility: 'public' } })
    expect(await statuses()).toEqual(everywhere(403))
    const preview = await server.call('GET', `/file/bookData/${book.bookId}/preview`, { token: owner })
    expect(preview.body).toMatchObject({ bookInfo: { title: 'A book' }, chapters: [{ pages: [{}, {}] }] })
  })
})
