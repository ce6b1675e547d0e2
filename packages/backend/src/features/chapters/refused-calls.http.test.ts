import { allRoutes, type RouteDefinition } from '@lectern/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { rights } from '../../testing/rights'
import type { RightsRows } from '../../testing/rights/rights-rows'
import { startTestBackend, type CallOptions, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
let student: string
let outsider: string
let book: TestBook
let before: string
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  student = await server.signIn('student@example.org', 'student')
  outsider = await server.signIn('outsider@example.org', 'user', await server.addDomain())
  book = await makeTestBook(server, token)
  before = await readBook()
})
afterAll(() => server.stop())

const nowhere: TestBook = {
  bookId: 999_999,
  chapterId: 999_999,
  chapterVariationId: 999_999,
  pages: [{ pageId: 999_999, variationId: 999_999 }],
}

/** Reads the book without the signatures of its links, which change with time. */
async function readBook(): Promise<string> {
  const { text } = await server.call('GET', `/file/bookData/${book.bookId}/preview`, { token })
  return text.replaceAll(/\?[^"]*/g, '')
}

test.each([
  ['createChapter', 'API-MAIN-023'],
  ['addChapterVariation', 'API-MAIN-024'],
  ['updateChapter', 'API-MAIN-025'],
  ['updateChapterVariation', 'API-MAIN-026'],
  ['listChapters', 'API-MAIN-027'],
  ['getChapter', 'API-MAIN-028'],
  ['deleteChapter', 'API-MAIN-029'],
  ['getPageDetails', 'API-MAIN-030'],
  ['createPage', 'API-MAIN-031'],
  ['updatePageOrder', 'API-MAIN-032'],
  ['deletePage', 'API-MAIN-033'],
  ['getChapterData', 'API-MAIN-035'],
  ['savePageContent', 'API-MAIN-036'],
  ['savePagesContent', 'API-MAIN-037'],
  ['uploadCoachingAudio', 'API-MAIN-038'],
  ['uploadCoachingSubtitles', 'API-MAIN-039'],
  ['savePageJson', 'API-MAIN-040'],
  ['getPageJson', 'API-MAIN-041'],
  ['nameChapterTrack', 'API-MAIN-043'],
  ['uploadChapterTrack', 'API-MAIN-044'],
  ['renamePageVariation', 'API-MAIN-045'],
  ['uploadChapterPages', 'API-MAIN-046'],
  ['uploadChapterThumbnail', 'API-MAIN-047'],
  ['uploadPageThumbnail', 'API-MAIN-048'],
  ['updatePagesJson', 'API-MAIN-049'],
  ['getPage', 'API-MAIN-050'],
  ['updateRectDataVariations', 'API-MAIN-051'],
  ['updateRectData', 'API-MAIN-052'],
  ['deletePageVariation', 'API-MAIN-053'],
  ['deleteChapterVariation', 'API-MAIN-054'],
  ['reorderChapters', 'API-MAIN-055'],
  ['presignAudioUpload', 'API-MAIN-059'],
  ['createPages', 'API-MAIN-060'],
  ['cloneChapter', 'API-MAIN-061'],
  ['getBookChapter', 'API-APP-010'],
])('%s changes nothing without rights, for unknown ids and for invalid bodies [%s]', async (operationId) => {
  const route = allRoutes.find((candidate) => candidate.operationId === operationId)
  const row = rights.onBooks[operationId]
  if (!route || !row) throw new Error(`${operationId} is not known`)
  const attempts = attemptsOn(route, row)
  const statuses: [string, number][] = []
  for (const { what, path, options } of attempts) {
    statuses.push([what, (await server.call(route.method.toUpperCase(), path, options)).status])
  }
  expect(statuses).toEqual(attempts.map(({ what, status }) => [what, status]))
  expect(await readBook()).toBe(before)
})

interface Attempt {
  what: string
  path: string
  options: CallOptions
  /** The expected response. */
  status: number
}

/** Routes that accept objects with any fields: unknown ones are stored. */
const takesAnyFields = new Set(['updateChapter', 'createPage', 'savePageContent', 'savePageJson'])

function attemptsOn(route: RouteDefinition, row: RightsRows['onBooks'][string]): Attempt[] {
  const { path, ...body } = row(book)
  const lost = row(nowhere)
  const attempts: Attempt[] = [
    { what: 'no token', path, options: body, status: 401 },
    { what: 'a forged token', path, options: { ...body, token: 'no.such.token' }, status: 401 },
    { what: 'a student', path, options: { ...body, token: student }, status: 403 },
    { what: 'another domain', path, options: { ...body, token: outsider }, status: 404 },
    { what: 'a missing id', path: lost.path, options: { ...lost, token }, status: 404 },
  ]
  if (/\d{6}/.test(path)) {
    const misspelt = path.replaceAll(/\d{6}/g, 'first')
    attempts.push({ what: 'no id', path: misspelt, options: { ...body, token }, status: 422 })
  }
  if (route.body?.kind === 'json') {
    const wrongField = takesAnyFields.has(route.operationId) ? { name: 7 } : { id: 'first' }
    for (const json of [[], null, 7, wrongField]) {
      attempts.push({ what: `the body ${JSON.stringify(json)}`, path, options: { token, json }, status: 422 })
    }
    const cut = { token, raw: '{', headers: { 'content-type': 'application/json' } }
    attempts.push({ what: 'half a body', path, options: cut, status: 400 })
  }
  if (route.body?.kind === 'multipart') {
    attempts.push({ what: 'a body that is not a form', path, options: { token, json: {} }, status: 400 })
  }
  return attempts
}
