import { eq } from 'drizzle-orm'
import { admitAuthor, mayAuthor, maySee, notFound } from '../../entities/rights/book-rights'
import { readChapters, type ChapterWithPages } from '../../entities/books/books.repository'
import { presentChapter, presentPageVariation } from '../../entities/books/present-book'
import type { Database } from '../../entities/schema/database-handle'
import { books, chapters } from '../../entities/schema'
import type { Caller } from '../../entities/rights/caller'
import type { ByteCache } from '../../platform/caching/create-byte-cache'
import { cacheJson, type Bytes, type CachedJson } from '../../platform/caching/cache-json'
import type { ReadCoalescer } from '../../platform/caching/create-read-coalescer'
import type { TimedMediaLinks } from '../../entities/objects/media-links'

/** With its pages only, with their rects too, the pages with their rects alone, or the rects only. */
export type ChapterForm = 'plain' | 'with rects' | 'pages' | 'rects'

export interface ChapterState {
  bookId: number
  /** Rises with every change inside the book. */
  contentRevision: number
  revision: number
  authored: boolean
  visible: boolean
}

export interface CachedChapterServices {
  database: Database
  links: TimedMediaLinks
  bodies: ByteCache<Bytes>
  states: ReadCoalescer<ChapterState | undefined>
}

/**
 * Returns a chapter for one of its authors, as JSON bytes. Each request asks the database for rights and content
 * revision only; the chapter is read and serialised once per content revision.
 */
export async function readCachedChapter(
  services: CachedChapterServices,
  caller: Caller,
  { id, bookId }: { id: number; bookId?: number },
  form: ChapterForm,
): Promise<CachedJson> {
  const { database, links, bodies, states } = services
  const part = { kind: 'chapter', id } as const
  const found = await states.read(`${id} ${caller.userId} ${caller.domainId} ${caller.role}`, () =>
    findState(database, caller, id),
  )
  const state = admitAuthor(bookId !== undefined && found?.bookId !== bookId ? undefined : found, part)
  const period = links.period()
  const tag = `${state.revision}-${state.contentRevision}-${period}`
  return cacheJson(bodies, `chapter ${id} ${form} ${tag}`, {
    tag,
    isReadByMany: false,
    make: async () => {
      const options = { withRects: form !== 'plain', chapterId: id }
      const [row] = await readChapters(database, state.bookId, options)
      if (!row) throw notFound(part)
      return new TextEncoder().encode(JSON.stringify(await presentForm(row, links, form)))
    },
  })
}

async function findState(database: Database, caller: Caller, id: number): Promise<ChapterState | undefined> {
  const [row] = await database
    .select({
      bookId: books.id,
      contentRevision: books.contentRevision,
      revision: chapters.revision,
      authored: mayAuthor(caller),
      visible: maySee(caller),
    })
    .from(chapters)
    .innerJoin(books, eq(books.id, chapters.bookId))
    .where(eq(chapters.id, id))
  return row
}

async function presentForm(chapter: ChapterWithPages, links: TimedMediaLinks, form: ChapterForm): Promise<unknown> {
  if (form === 'rects') return presentRects(chapter, links)
  const presented = await presentChapter(chapter, links)
  return form === 'pages' ? presented.pages : presented
}

function presentRects(chapter: ChapterWithPages, links: TimedMediaLinks) {
  return Promise.all(
    chapter.pages.map(async (page) => ({
      pageId: page.id,
      variations: await Promise.all(page.variations.map((row) => presentPageVariation(row, chapter.bookId, links))),
    })),
  )
}
