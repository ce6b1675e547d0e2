import type { appApi, BookStaleness, RecognitionRequest } from '@lectern/api-client/app'
import type { OrderingList, RectDataWrite } from '@lectern/api-client/main'
import type { NarrationOrigin } from '@lectern/core/staleness'
import type { Rect, TimedWord } from '@lectern/core/sync'
import { fixtureWords, pageImage } from '../testing/fixture-words'

interface FakePage {
  readonly pageId: number
  readonly variationId: number
  readonly hasImage: boolean
  revision: number
  /** Digest of the image on which the rects were made; that of every image is 'image'. */
  rectImageDigest: string
  rects: Rect[]
  rectsByWords: Rect[]
}

export interface FakeStudioServer {
  readonly fetch: typeof globalThis.fetch
  pages: FakePage[]
  readonly chapters: { readonly id: number; readonly name: string }[]
  /** Languages of the first chapter. Its pages are in English only. */
  readonly languages: string[]
  readonly writes: RectDataWrite[][]
  readonly orders: OrderingList[]
  /** Words that recognition will find, by page variation. */
  readonly recognisable: Map<number, string>
  spoken: TimedWord[]
  /** Digests of the narration's input. */
  origin: NarrationOrigin | null
  /** Chapters that have something out of date, as the server finds them. */
  stale: BookStaleness['chapters']
  /** State of the published definitions. */
  glossary: BookStaleness['glossary']
  readonly publications: PublishRequest[]
  audio: string | null
  publication: { publishedAt: string; publicationIsBehind: boolean } | null
  /** Awaited before each response. */
  before: (method: string, path: string) => Promise<void>
  /** Response to the next saves, instead of saving. */
  refuse: { status: number; body: unknown } | null
  /** Response to every addition to the book, instead of adding. */
  refuseAdding: { status: number; body: unknown } | null
}

/** Serves the calls of the workspace from memory: one book, one chapter, the given pages. */
export function fakeStudioServer(
  pages: readonly { words: string; sentences?: string; hasImage?: boolean }[],
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
    })),
    chapters: [{ id: 4, name: 'One' }],
    languages: ['en'],
    glossary: 'none',
    writes: [],
    orders: [],
    recognisable: new Map(),
    spoken: [],
    origin: null,
    stale: [],
    publications: [],
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
  if (method === 'GET' && path === '/file/bookData/9/chapters/4/rectData') return ok(rectsOf(server))
  if (method === 'PUT' && path === '/page-variations/update-rect-data') {
    const writes: unknown = await request.json()
    if (!isWrites(writes)) return { status: 422, body: { code: 'unreadable', msg: 'A save is a list of pages.' } }
    server.writes.push(writes)
    if (server.refuse !== null) return server.refuse
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
  const deleted = /^\/books\/9\/pages\/(\d+)$/.exec(path)?.[1]
  if (method === 'DELETE' && deleted !== undefined) {
    server.pages = server.pages.filter((page) => page.pageId !== Number(deleted))
    return { status: 204, body: null }
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

type PublishRequest = Parameters<typeof appApi.endpoints.publishBook.initiate>[0]['body']

function isPublishRequest(value: unknown): value is PublishRequest {
  return typeof value === 'object' && value !== null
}

function isWrites(value: unknown): value is RectDataWrite[] {
  return Array.isArray(value)
}

function isOrdering(value: unknown): value is OrderingList {
  return Array.isArray(value)
}

function isRecognition(value: unknown): value is RecognitionRequest {
  return typeof value === 'object' && value !== null && 'images' in value
}

function pageOf(server: FakeStudioServer, variationId: number): FakePage {
  const page = server.pages.find((candidate) => candidate.variationId === variationId)
  if (page === undefined) throw new Error(`The fake server has no page variation ${variationId}.`)
  return page
}

function variationOf(page: FakePage, withRects: boolean) {
  return {
    id: page.variationId,
    variation: 'en',
    name: null,
    pageImageLink: page.hasImage ? pageImage : null,
    imageWidth: 600,
    imageHeight: 800,
    altText: null,
    textSource: null,
    revision: page.revision,
    imageDigest: 'image',
    rectImageDigest: page.rectImageDigest,
    ...(withRects ? { rectData: { rects: page.rects, rectsByWords: page.rectsByWords } } : {}),
  }
}

function bookOf(server: FakeStudioServer) {
  const variation = {
    id: 40,
    variation: 'en',
    name: null,
    audio: server.audio,
    video: null,
    voiceSettings: null,
    durationSeconds: null,
  }
  const [first, ...others] = server.chapters.map(({ id, name }, index) => ({
    id,
    name,
    type: null,
    order_index: index,
  }))
  const chapter = {
    ...first,
    variations: server.languages.map((language, index) => ({ ...variation, id: 40 + index, variation: language })),
    pages: server.pages.map((page, index) => ({
      pageId: page.pageId,
      page_number: index + 1,
      name: null,
      thumbnailUrl: null,
      variations: [variationOf(page, false)],
      popupTriggers: [],
      coachingPoints: [],
    })),
  }
  return {
    bookInfo: {
      id: 9,
      title: 'The Little Lamp',
      description: null,
      cover_image: null,
      theme_data: {},
      visibility: 'public',
      published: server.publication !== null,
      ...server.publication,
      languages: ['en'],
    },
    chapters: [chapter, ...others.map((other) => ({ ...other, variations: [{ ...variation, id: 50 }], pages: [] }))],
    revision: null,
  }
}

function rectsOf(server: FakeStudioServer) {
  return server.pages.map((page) => ({ pageId: page.pageId, variations: [variationOf(page, true)] }))
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
