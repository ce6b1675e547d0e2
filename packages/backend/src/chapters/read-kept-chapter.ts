import { eq } from 'drizzle-orm'
import { admitAuthor, mayAuthor, maySee, missing } from '../books/book-rights'
import { readChapters } from '../books/books.repository'
import { presentChapter, presentPageVariation } from '../books/present-book'
import type { Database } from '../database/open-database'
import { books, chapters } from '../database/schema'
import type { Caller } from '../http/caller'
import type { ByteCache } from '../kept-json/byte-cache'
import { keepJson, type Bytes, type KeptJson } from '../kept-json/keep-json'
import type { FreshReads } from '../kept-json/share-fresh-reads'
import type { TimedMediaLinks } from '../objects/media-links'

/** With its pages alone, with their rects too, or the rects alone. */
export type ChapterForm = 'plain' | 'with rects' | 'rects'

export interface ChapterState {
  bookId: number
  /** Goes up with every change of anything inside the book. */
  contentRevision: number
  revision: number
  authored: boolean
  visible: boolean
}

export interface KeptChapterServices {
  database: Database
  links: TimedMediaLinks
  bodies: ByteCache<Bytes>
  states: FreshReads<ChapterState | undefined>
}

/**
 * A chapter for one of its authors, as bytes. What the database is asked each time is whether the caller may have it and
 * how far the book has changed; the chapter itself is read and written as JSON once for each state of its book.
 */
export async function readKeptChapter(
  services: KeptChapterServices,
  caller: Caller,
  { id, bookId }: { id: number; bookId?: number },
  form: ChapterForm,
): Promise<KeptJson> {
  const { database, links, bodies, states } = services
  const part = { kind: 'chapter', id } as const
  const found = await states.read(`${id} ${caller.userId} ${caller.domainId} ${caller.role}`, () =>
    findState(database, caller, id),
  )
  const state = admitAuthor(bookId !== undefined && found?.bookId !== bookId ? undefined : found, part)
  const period = links.period()
  const tag = `${state.revision}-${state.contentRevision}-${period}`
  return keepJson(bodies, `chapter ${id} ${form} ${tag}`, {
    tag,
    isReadByMany: false,
    make: async () => {
      const options = { withRects: form !== 'plain', chapterId: id }
      const [row] = await readChapters(database, state.bookId, options)
      if (!row) throw missing(part)
      const shown = form === 'rects' ? await presentRects(row, links) : await presentChapter(row, links)
      return new TextEncoder().encode(JSON.stringify(shown))
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

function presentRects(chapter: Awaited<ReturnType<typeof readChapters>>[number], links: TimedMediaLinks) {
  return Promise.all(
    chapter.pages.map(async (page) => ({
      pageId: page.id,
      variations: await Promise.all(page.variations.map((row) => presentPageVariation(row, chapter.bookId, links))),
    })),
  )
}
