import type { PageWrite, ServerPage, SpokenWord, WriteOutcome } from '@lectern/core/pipeline'
import type { NarrationOrigin } from '@lectern/core/staleness'
import type { DeskChapter } from '../desk-plan/desk-chapter'
import type { Notice } from '../desk-plan/notice'
import type { WorkPage } from '../desk-plan/work-page'
import { createRectClipboard } from '../editor/rect-clipboard'
import { changeToPlaced } from '../editor/rect-changes'
import type { RetryHint } from '../saving/saving-state'
import { fixtureWords } from '../testing/fixture-words'
import { createDesk, type Desk } from './create-desk'
import type { DeskApi } from './desk-ports'

/** A desk without React on a server in memory. */
export interface TestDesk {
  readonly desk: Desk
  readonly server: TestServer
  readonly notices: Notice[]
  /** Pages that the desk asked the application to go to. */
  readonly visited: number[]
  /** Changes the first word of a page. */
  readonly edit: (pageVariationId: number, word: string) => void
  /** Resolves once every call under way has its response. */
  readonly settle: () => Promise<void>
  /** Tells the desk that the browser is online again. */
  readonly goOnline: () => void
  /** Returns the lengths of the pauses before attempts that the desk has planned, in seconds. */
  readonly pauses: () => readonly number[]
  /** Lets all pauses end. */
  readonly endPauses: () => void
  /** Leaves the desk. */
  readonly stop: () => void
}

/** An error of a call that may succeed later. */
export class PassingFault extends Error {
  constructor(readonly hint: RetryHint = { cause: 'restarting', retryAfterSeconds: 0 }) {
    super('The server is restarting.')
  }
}

export interface TestServer {
  pages: ServerPage[]
  readonly writes: PageWrite[][]
  /** Responds to the next writes instead of writing them. */
  refuse: WriteOutcome | null
  spoken: SpokenWord[]
  origin: NarrationOrigin | null
  /** Replaces single calls. */
  readonly calls: { -readonly [Call in keyof DeskApi]?: DeskApi[Call] }
}

export function testPage(pageNumber: number): WorkPage {
  return {
    pageId: pageNumber,
    pageNumber,
    pageVariationId: 100 + pageNumber,
    imageUrl: `/page-${pageNumber}.png`,
    thumbnailUrl: null,
    altText: null,
    width: 600,
    height: 800,
    imageDigest: 'image',
    rectImageDigest: 'image',
  }
}

export function testChapter(pages: readonly WorkPage[]): DeskChapter {
  return {
    bookId: 9,
    chapterId: 4,
    chapterVariationId: 40,
    language: 'en',
    languages: ['en'],
    pages,
    chapterPageIds: pages.map((page) => page.pageId),
    pageIdsWithoutImage: [],
    imagesElsewhere: [],
    audioUrl: null,
    voiceSettings: null,
    publication: { isPublished: false, publishedAt: null, isBehind: false, visibility: 'private' },
  }
}

/**
 * Opens a desk on pages with the given words; revisions begin at 5.
 *
 * @param calls replaces single calls of the server, also while the desk opens
 */
export async function openTestDesk(texts: readonly string[], calls: Partial<DeskApi> = {}): Promise<TestDesk> {
  const pages = texts.map((_, index) => testPage(index + 1))
  const server: TestServer = {
    pages: texts.map((words, index) => ({
      pageVariationId: 101 + index,
      revision: 5,
      rects: { rects: [], rectsByWords: fixtureWords(words) },
    })),
    writes: [],
    refuse: null,
    spoken: [],
    origin: null,
    calls: { ...calls },
  }
  const notices: Notice[] = []
  const visited: number[] = []
  const timers = new Set<{ readonly run: () => void; readonly seconds: number }>()
  const window = new EventTarget()
  let ids = 0
  const desk = createDesk({
    chapter: testChapter(pages),
    place: { step: 'words', pageId: null },
    ports: {
      api: answerFrom(server),
      readFailure: (error) => (error instanceof Error ? error.message : String(error)),
      readRetryHint: (error) => (error instanceof PassingFault ? error.hint : null),
      notify: (notice) => void notices.push(notice),
      goToPage: (pageId) => void visited.push(pageId),
      newId: () => `id${++ids}`,
      clipboard: createRectClipboard(),
      window,
      setTimer(run, milliseconds) {
        const timer = { run, seconds: milliseconds / 1000 }
        timers.add(timer)
        return () => void timers.delete(timer)
      },
      warn: () => undefined,
      drafts: {
        authorId: 1,
        visits: { hold: () => () => undefined, live: async () => new Set() },
        openDatabase: () => Promise.reject(new Error('No storage here.')),
        now: () => 0,
      },
    },
  })
  const settle = () => new Promise<void>((resolve) => void setTimeout(resolve))
  const stop = desk.start()
  await settle()
  const edit = (pageVariationId: number, word: string) => {
    const { document } = desk.editor
    const [placed] = document.inOrder({ pageVariationId, kind: 'rectsByWords' })
    if (placed === undefined) throw new Error(`Page variation ${pageVariationId} has no word.`)
    desk.editor.perform('word', changeToPlaced(document, [{ ...placed, rect: { ...placed.rect, word } }]))
  }
  return {
    desk,
    server,
    notices,
    visited,
    edit,
    settle,
    goOnline: () => void window.dispatchEvent(new Event('online')),
    pauses: () => [...timers].map(({ seconds }) => seconds),
    endPauses() {
      for (const timer of timers) {
        timers.delete(timer)
        timer.run()
      }
    },
    stop,
  }
}

function answerFrom(server: TestServer): DeskApi {
  const api: DeskApi = {
    read: async () => server.pages,
    async write(writes) {
      server.writes.push([...writes])
      if (server.refuse !== null) return server.refuse
      return writePages(server, writes)
    },
    reloadBook: async () => undefined,
    recognise: async () => [],
    readSpokenWords: async () => server.spoken,
    readOrigin: async () => server.origin,
    publish: async () => ({ kind: 'published', readerUrl: '/?book=9', publishedAt: '2026-11-20T14:46:00Z' }),
    uploadPages: async () => ({ pages: 0, addedIds: [], problems: [] }),
    takeOverImages: async () => 0,
    cancelUpload: async () => undefined,
    cancelRecognition: async () => undefined,
    writePageOrder: async () => undefined,
    deletePage: async () => undefined,
    restorePage: async () => undefined,
    readPhotograph: () => Promise.reject(new Error('No photograph here.')),
    correctPhotograph: () => Promise.reject(new Error('No photograph here.')),
  }
  return {
    read: () => (server.calls.read ?? api.read)(),
    write: (writes) => (server.calls.write ?? api.write)(writes),
    reloadBook: () => (server.calls.reloadBook ?? api.reloadBook)(),
    recognise: (order, onProgress) => (server.calls.recognise ?? api.recognise)(order, onProgress),
    readSpokenWords: () => (server.calls.readSpokenWords ?? api.readSpokenWords)(),
    readOrigin: () => (server.calls.readOrigin ?? api.readOrigin)(),
    publish: (visibility, ifStale) => (server.calls.publish ?? api.publish)(visibility, ifStale),
    uploadPages: (upload) => (server.calls.uploadPages ?? api.uploadPages)(upload),
    takeOverImages: (from) => (server.calls.takeOverImages ?? api.takeOverImages)(from),
    cancelUpload: () => (server.calls.cancelUpload ?? api.cancelUpload)(),
    cancelRecognition: () => (server.calls.cancelRecognition ?? api.cancelRecognition)(),
    writePageOrder: (indexes) => (server.calls.writePageOrder ?? api.writePageOrder)(indexes),
    deletePage: (pageId) => (server.calls.deletePage ?? api.deletePage)(pageId),
    restorePage: (pageId) => (server.calls.restorePage ?? api.restorePage)(pageId),
    readPhotograph: (id) => (server.calls.readPhotograph ?? api.readPhotograph)(id),
    correctPhotograph: (id, plan) => (server.calls.correctPhotograph ?? api.correctPhotograph)(id, plan),
  }
}

function writePages(server: TestServer, writes: readonly PageWrite[]): WriteOutcome {
  const isCurrent = (write: PageWrite) =>
    server.pages.some((page) => page.pageVariationId === write.pageVariationId && page.revision === write.revision)
  if (!writes.every(isCurrent)) return { kind: 'outdated' }
  server.pages = server.pages.map((page) => {
    const write = writes.find((each) => each.pageVariationId === page.pageVariationId)
    return write === undefined ? page : { ...page, revision: page.revision + 1, rects: write.rects }
  })
  const revisions = server.pages.map((page) => [page.pageVariationId, page.revision] as const)
  const written = new Set(writes.map((write) => write.pageVariationId))
  return { kind: 'written', revisions: new Map(revisions.filter(([id]) => written.has(id))) }
}
