import { allRoutes } from '@lectern/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestBook, type TestBook } from '../testing/make-test-book'
import { rights } from '../testing/rights'
import { startTestBackend, type TestBackend } from '../testing/start-test-backend'

let server: TestBackend
let token: string
let student: string
let foreigner: string
let book: TestBook
let before: string
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  student = await server.signIn('student@example.org', 'student')
  foreigner = await server.signIn('foreigner@example.org', 'user', await server.addDomain())
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

/** Without the signatures of its links, which change with time. */
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
])(
  '%s changes nothing without a token, for a student, for another domain, where there is no such thing, and for what it cannot read [%s]',
  async (operationId) => {
    const route = allRoutes.find((candidate) => candidate.operationId === operationId)
    const row = rights.onBooks[operationId]
    if (!route || !row) throw new Error(`${operationId} is not known`)
    const method = route.method.toUpperCase()
    const { path, ...body } = row(book)
    expect((await server.call(method, path, body)).status).toBe(401)
    expect((await server.call(method, path, { ...body, token: 'no.such.token' })).status).toBe(401)
    expect((await server.call(method, path, { ...body, token: student })).status).toBe(403)
    expect((await server.call(method, path, { ...body, token: foreigner })).status).toBe(404)
    const lost = row(nowhere)
    expect((await server.call(method, lost.path, { ...lost, token })).status).toBe(404)
    if (/\d{6}/.test(path)) {
      const misspelt = path.replaceAll(/\d{6}/g, 'first')
      expect((await server.call(method, misspelt, { ...body, token })).status).toBe(422)
    }
    if (route.body?.kind === 'json') {
      for (const json of [[], null, 7, ...(takesAnyFields.has(operationId) ? [{ name: 7 }] : [{ id: 'first' }])]) {
        expect([json, (await server.call(method, path, { token, json })).status]).toEqual([json, 422])
      }
      expect((await server.call(method, path, { token, raw: '{' })).status).toBe(400)
    }
    if (route.body?.kind === 'multipart') {
      expect((await server.call(method, path, { token, json: {} })).status).toBe(400)
    }
    expect(await readBook()).toBe(before)
  },
)

/** Calls that take an object of any fields: unknown ones are kept. */
const takesAnyFields = new Set(['updateChapter', 'createPage', 'savePageContent', 'savePageJson'])
