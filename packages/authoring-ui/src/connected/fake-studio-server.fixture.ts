import type { CoachingPoint, PopupTrigger, RectDataWrite } from '@lectern/api-client/main'
import { fixtureWords } from '../testing/fixture-words'
import { bookOf, pagesOf } from './fake-studio-book.fixture'
import {
  isMarkWrites,
  isOrdering,
  isPublishRequest,
  isRecognition,
  isWrites,
  readList,
} from './fake-studio-calls.fixture'
import type { FakePage, FakeStudioServer, FakeTexts } from './fake-studio-state.fixture'
import { answerPhotograph } from './fake-photographs.fixture'
import { answerSpelling } from './fake-spelling.fixture'
import { answerTexts } from './fake-texts.fixture'
import { answerTranslation, createFakeTranslator } from './fake-translator.fixture'

export type { FakeStudioServer } from './fake-studio-state.fixture'

/** Serves the calls of the workspace from memory: one book, one chapter, the given pages. */
export function fakeStudioServer(
  pages: readonly {
    words: string
    sentences?: string
    spanish?: string
    spanishTexts?: Partial<FakeTexts>
    hasImage?: boolean
  }[],
): FakeStudioServer {
  const server: FakeStudioServer = {
    pages: pages.map((page, index) => ({
      pageId: index + 1,
      variationId: index + 101,
      hasImage: page.hasImage ?? true,
      revision: 5,
      rectImageDigest: 'image',
      rects: fixtureWords(page.sentences ?? ''),
      rectsByWords: fixtureWords(page.words),
      spanishWords: page.spanish === undefined ? null : fixtureWords(page.spanish),
      english: { altText: null },
      spanish: { altText: null, ...page.spanishTexts },
      marksRevision: 1,
      popupTriggers: [],
      coachingPoints: [],
    })),
    deletedPages: [],
    otherPages: [],
    chapters: [{ id: 4, name: 'One' }],
    chapterNames: new Map(),
    languages: ['en'],
    glossary: 'none',
    dictionary: null,
    bookWords: new Set(),
    writes: [],
    markWrites: [],
    orders: [],
    photographs: new Map(),
    recognisable: new Map(),
    spoken: [],
    origin: null,
    stale: [],
    publications: [],
    quizzes: [],
    translator: createFakeTranslator(),
    audio: null,
    publication: null,
    before: async () => undefined,
    refuse: null,
    refuseAdding: null,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      await server.before(request.method, pathname)
      const response = await handleCall(server, request.method, pathname, request)
      if (response.body === null) return new Response(null, { status: response.status })
      return Response.json(response.body, { status: response.status })
    },
  }
  return server
}

/** Shows the English images in Spanish. */
function takeOverImages(server: FakeStudioServer, asked: unknown): FakeResponse {
  if (JSON.stringify(asked) !== JSON.stringify({ from: 'en', variation: 'es' })) {
    return { status: 404, body: { code: 'not-found', msg: 'The chapter lacks the language.' } }
  }
  const pages = server.pages.filter(({ hasImage, spanishWords }) => hasImage && spanishWords === null)
  for (const page of pages) page.spanishWords = []
  return { status: 200, body: { pages: pages.length } }
}

interface FakeResponse {
  readonly status: number
  readonly body: unknown
}

async function handleCall(
  server: FakeStudioServer,
  method: string,
  path: string,
  request: Request,
): Promise<FakeResponse> {
  const ok = (body: unknown): FakeResponse => ({ status: 200, body })
  if (method === 'GET' && path === '/file/bookData/9') return ok(bookOf(server))
  if (method === 'GET' && path === '/quiz') {
    if (server.quizzes !== null) return ok(server.quizzes)
    return { status: 503, body: { code: 'unavailable', msg: 'Quizzes are away.' } }
  }
  if (method === 'GET' && path === '/chapters/4/page/details') return ok(pagesOf(server, true))
  if (method === 'GET' && /^\/chapters\/\d+\/page\/details$/.test(path)) return ok(server.otherPages)
  if (method === 'PUT' && path === '/chapters/4/variation/pages') {
    return takeOverImages(server, await request.json())
  }
  if (path === '/chapters/4' || path === '/chapters/4/variation' || path === '/pages/batch/upload') {
    return answerTexts(server, request)
  }
  if (method === 'POST' && path === '/upload/translate') return answerTranslation(server.translator, request)
  if (method === 'PUT' && path === '/pages/update-json-batch') return saveMarks(server, await request.json())
  if (method === 'PUT' && path === '/page-variations/update-rect-data') {
    const writes: unknown = await request.json()
    if (!isWrites(writes)) return { status: 422, body: { code: 'unreadable', msg: 'A save is a list of pages.' } }
    server.writes.push(writes)
    if (server.refuse !== null) return server.refuse
    if (saveOtherPages(server, writes)) return ok(writes.map(({ variationId }) => ({ variationId, revision: 6 })))
    const gone = writes.find((write) => !server.pages.some((page) => page.variationId === write.variationId))
    if (gone !== undefined) return { status: 404, body: { code: 'missing', msg: `No page ${gone.variationId}.` } }
    const outdated = writes.find((write) => write.revision !== pageOf(server, write.variationId).revision)
    if (outdated !== undefined) return { status: 412, body: { code: 'outdated', msg: 'Someone else saved meanwhile.' } }
    return ok(
      writes.map((write) => {
        const page = pageOf(server, write.variationId)
        page.revision += 1
        if (write.fitsImage === true) page.rectImageDigest = 'image'
        page.rects = write.rectData.rects
        page.rectsByWords = write.rectData.rectsByWords
        return { variationId: write.variationId, revision: page.revision }
      }),
    )
  }
  if (path === '/api/book/9/spelling' || path === '/api/book/9/words') return ok(await answerSpelling(server, request))
  if (method === 'POST' && path === '/api/text-ocr') {
    const wanted: unknown = await request.json()
    if (!isRecognition(wanted)) return { status: 422, body: { code: 'unreadable', msg: 'Images are missing.' } }
    const ocrResults = wanted.images.map((image) => ({
      ...image,
      detections: { textAnnotations: annotate(server.recognisable.get(image.pageVariationId) ?? '') },
    }))
    return ok({ ocrResults })
  }
  if (method === 'PUT' && path === '/pages/update-page-order') {
    const indexes: unknown = await request.json()
    if (!isOrdering(indexes))
      return { status: 422, body: { code: 'unreadable', msg: 'An order is a list of indexes.' } }
    if (server.refuse !== null) return server.refuse
    server.orders.push(indexes)
    const findOrderIndex = (page: FakePage) => indexes.find(({ id }) => id === page.pageId)?.order_index ?? 0
    server.pages = server.pages.toSorted((a, b) => findOrderIndex(a) - findOrderIndex(b))
    return ok(indexes)
  }
  const photographed = /^\/page-variations\/(\d+)\/photograph$/.exec(path)?.[1]
  if (photographed !== undefined) return answerPhotograph(server, pageOf(server, Number(photographed)), request)
  const deleted = /^\/books\/9\/pages\/(\d+)$/.exec(path)?.[1]
  if (method === 'DELETE' && deleted !== undefined) {
    server.deletedPages.push(...server.pages.filter((page) => page.pageId === Number(deleted)))
    server.pages = server.pages.filter((page) => page.pageId !== Number(deleted))
    return { status: 204, body: null }
  }
  const restored = /^\/books\/9\/pages\/(\d+)\/restore$/.exec(path)?.[1]
  if (method === 'POST' && restored !== undefined) {
    const back = server.deletedPages.filter((page) => page.pageId === Number(restored))
    server.pages = [...server.pages, ...back].toSorted((a, b) => a.pageId - b.pageId)
    return { status: 200, body: { success: true } }
  }
  if (method === 'POST' && path === '/books/9/chapters') {
    if (server.refuseAdding !== null) return server.refuseAdding
    server.chapters.push({ id: server.chapters.length + 4, name: `Chapter ${server.chapters.length + 1}` })
    return { status: 201, body: server.chapters.at(-1) }
  }
  if (method === 'GET' && path === '/api/chapter-variation-words/40') return ok({ words: server.spoken })
  if (method === 'GET' && path === '/api/chapter-variation-origin/40') {
    return ok({ hasTrack: server.audio !== null, origin: server.origin })
  }
  if (method === 'GET' && path === '/api/book/9/staleness')
    return ok({ publication: 'none', glossary: server.glossary, chapters: server.stale })
  if (method === 'POST' && path === '/api/book/9/publish') {
    const wanted: unknown = await request.json()
    if (!isPublishRequest(wanted)) return { status: 422, body: { code: 'unreadable', msg: 'An object is expected.' } }
    server.publications.push(wanted)
    if (wanted.ifStale === 'refuse' && server.stale.length > 0) {
      return { status: 409, body: { code: 'out-of-date', msg: 'Something is out of date.' } }
    }
    server.glossary = server.glossary === 'none' ? 'none' : 'current'
    server.publication = { publishedAt: '2026-11-20T14:46:00Z', publicationIsBehind: false }
    const { publishedAt } = server.publication
    return ok({ bookId: 9, revision: 1, visibility: 'public', readerUrl: '/?book=9', publishedAt })
  }
  return { status: 404, body: { code: 'missing', msg: `The fake server does not know ${method} ${path}.` } }
}

function saveMarks(server: FakeStudioServer, writes: unknown): FakeResponse {
  if (!isMarkWrites(writes)) return { status: 422, body: { code: 'unreadable', msg: 'A save is a list of pages.' } }
  server.markWrites.push(writes)
  if (server.refuse !== null) return server.refuse
  const saves = writes.map((write) => ({ ...write, page: server.pages.find((own) => own.pageId === write.pageId) }))
  if (saves.some(({ page }) => page === undefined)) return { status: 404, body: { code: 'missing', msg: 'No page.' } }
  if (saves.some(({ revision, page }) => revision !== page?.marksRevision)) {
    return { status: 412, body: { code: 'outdated', msg: 'Someone else saved meanwhile.' } }
  }
  for (const { page, popupTriggers, coachingPoints } of saves) {
    if (page === undefined) continue
    page.marksRevision += 1
    if (popupTriggers !== undefined) page.popupTriggers = readList<PopupTrigger>(popupTriggers)
    if (coachingPoints !== undefined) page.coachingPoints = readList<CoachingPoint>(coachingPoints)
  }
  return { status: 200, body: saves.map(({ pageId, page }) => ({ pageId, revision: page?.marksRevision })) }
}

function pageOf(server: FakeStudioServer, variationId: number): FakePage {
  const page = server.pages.find((candidate) => candidate.variationId === variationId)
  if (page === undefined) throw new Error(`The fake server has no page variation ${variationId}.`)
  return page
}

function annotate(text: string) {
  if (text === '') return []
  const words = fixtureWords(text).map(({ x, y, width, height, word }) => ({
    description: word,
    boundingPoly: {
      vertices: [
        { x, y },
        { x: x + width, y },
        { x: x + width, y: y + height },
        { x, y: y + height },
      ],
    },
  }))
  return [
    { description: text, boundingPoly: { vertices: [{ x: 0, y: 0 }, { x: 600 }, { x: 600, y: 800 }, { y: 800 }] } },
    ...words,
  ]
}

/** Saves words of pages that are not in the first chapter. Returns false if there are none among the writes. */
function saveOtherPages(server: FakeStudioServer, writes: readonly RectDataWrite[]): boolean {
  const others = server.otherPages.flatMap((page) =>
    'variations' in page && Array.isArray(page.variations) ? page.variations.filter(isVariation) : [],
  )
  const found = writes.map((write) => ({ write, own: others.find(({ id }) => id === write.variationId) }))
  for (const { write, own } of found) if (own !== undefined) own.rectData = write.rectData
  return found.some(({ own }) => own !== undefined)
}

function isVariation(value: unknown): value is { readonly id: number; rectData: unknown } {
  return typeof value === 'object' && value !== null && 'id' in value
}
