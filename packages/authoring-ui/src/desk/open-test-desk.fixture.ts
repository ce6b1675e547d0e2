import type { NarrationOrigin, PageWrite, ServerPage, SpokenWord, WriteOutcome } from '@lectern/core/pipeline'
import type { DeskChapter } from '../desk-plan/desk-chapter'
import type { Notice } from '../desk-plan/notice'
import type { WorkPage } from '../desk-plan/work-page'
import { changeToPlaced } from '../editor/rect-changes'
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
    pages,
    chapterPageIds: pages.map((page) => page.pageId),
    pageIdsWithoutImage: [],
    audioUrl: null,
    voiceSettings: null,
    publication: { isPublished: false, publishedAt: null, isBehind: false, visibility: 'private' },
  }
}

/** Opens a desk on pages with the given words; revisions begin at 5. */
export async function openTestDesk(texts: readonly string[]): Promise<TestDesk> {
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
    calls: {},
  }
  const notices: Notice[] = []
  const visited: number[] = []
  let ids = 0
  const desk = createDesk({
    chapter: testChapter(pages),
    place: { step: 'words', pageId: null },
    ports: {
      api: answerFrom(server),
      readFailure: (error) => (error instanceof Error ? error.message : String(error)),
      notify: (notice) => void notices.push(notice),
      goToPage: (pageId) => void visited.push(pageId),
      newId: () => `id${++ids}`,
      window: new EventTarget(),
      warn: () => undefined,
      drafts: {
        authorId: 1,
        visits: { hold: () => () => undefined, live: async () => new Set() },
        openDatabase: () => Promise.reject(new Error('No storage here.')),
        now: () => 0,
        setTimer: () => () => undefined,
      },
    },
  })
  const settle = () => new Promise<void>((resolve) => void setTimeout(resolve))
  desk.start()
  await settle()
  const edit = (pageVariationId: number, word: string) => {
    const { document } = desk.editor
    const [placed] = document.inOrder({ pageVariationId, kind: 'rectsByWords' })
    if (placed === undefined) throw new Error(`Page variation ${pageVariationId} has no word.`)
    desk.editor.perform('word', changeToPlaced(document, [{ ...placed, rect: { ...placed.rect, word } }]))
  }
  return { desk, server, notices, visited, edit, settle }
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
    uploadPages: async () => ({ pages: 0, problems: [] }),
    writePageOrder: async () => undefined,
    deletePage: async () => undefined,
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
    writePageOrder: (indexes) => (server.calls.writePageOrder ?? api.writePageOrder)(indexes),
    deletePage: (pageId) => (server.calls.deletePage ?? api.deletePage)(pageId),
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
