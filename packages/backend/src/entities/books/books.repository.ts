import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../schema/database-handle'
import { bookAuthors, books, chapters, chapterVariations, pages, pageVariations, publications } from '../schema'
import type { StoredSummary } from '../schema/stored-shapes'
import type { Caller } from '../rights/caller'
import { markPrefixesForDeletion } from '../objects/pending-deletions.repository'
import { mayAuthor, maySee } from '../rights/book-rights'

export type BookRow = typeof books.$inferSelect
export type ChapterRow = typeof chapters.$inferSelect
export type ChapterVariationRow = typeof chapterVariations.$inferSelect
export type PageRow = typeof pages.$inferSelect
export type PageVariationRow = typeof pageVariations.$inferSelect
/** A page variation whose rects may not have been read. */
export type LoadedPageVariation = Omit<PageVariationRow, 'rectData' | 'rectImage'> &
  Partial<Pick<PageVariationRow, 'rectData' | 'rectImage'>>
export type PageWithVariations = PageRow & { variations: LoadedPageVariation[] }

export type ChapterWithPages = ChapterRow & { variations: ChapterVariationRow[]; pages: PageWithVariations[] }

/** State of a book's publication, for its authors. */
export interface PublicationState {
  publishedAt: Date
  /** True if the book has changed since. */
  isBehind: boolean
}

export interface BookListing {
  book: BookRow
  canEdit: boolean
  pageCount: number
  durationSeconds: number
  languages: string[]
  coverKey: string | null
  /** Of the current publication; null while unpublished. */
  summary: StoredSummary | null
  publication: PublicationState | null
}

/** Returns the books that the caller may see and `wanted` matches, newest first. */
export async function listVisibleBooks(
  database: Queryable,
  caller: Caller | null,
  wanted?: SQL,
): Promise<BookListing[]> {
  const rows = await database
    .select({
      book: books,
      canEdit: mayAuthor(caller),
      pageCount: sql<number>`(select count(*)::int from ${pages} join ${chapters} on ${chapters.id} = ${pages.chapterId}
        where ${chapters.bookId} = ${books.id})`,
      durationSeconds: sql<number>`coalesce((select max(total) from (
        select sum(${chapterVariations.durationSeconds}) as total from ${chapterVariations}
        join ${chapters} on ${chapters.id} = ${chapterVariations.chapterId}
        where ${chapters.bookId} = ${books.id} group by ${chapterVariations.variation}) as totals), 0)`,
      languages: sql<string[]>`coalesce((select json_agg(found.variation order by found.first_id) from (
        select ${chapterVariations.variation} as variation, min(${chapterVariations.id}) as first_id
        from ${chapterVariations} join ${chapters} on ${chapters.id} = ${chapterVariations.chapterId}
        where ${chapters.bookId} = ${books.id} group by ${chapterVariations.variation}) as found), '[]'::json)`,
      coverKey: sql<
        string | null
      >`coalesce(${books.coverKey}, (select ${pageVariations.thumbnailKey} from ${pageVariations}
        join ${pages} on ${pages.id} = ${pageVariations.pageId} join ${chapters} on ${chapters.id} = ${pages.chapterId}
        where ${chapters.bookId} = ${books.id} and ${pageVariations.thumbnailKey} is not null
        order by ${chapters.orderIndex}, ${pages.orderIndex}, ${pageVariations.id} limit 1))`,
      summary: publications.summary,
      publishedAt: publications.publishedAt,
      publishedContent: publications.contentRevision,
    })
    .from(books)
    .leftJoin(publications, and(eq(publications.bookId, books.id), eq(publications.revision, books.publishedRevision)))
    .where(and(maySee(caller), wanted))
    .orderBy(desc(books.updatedAt), desc(books.id))
  return rows.map(({ publishedAt, publishedContent, ...row }) => ({
    ...row,
    publication: publishedAt && { publishedAt, isBehind: publishedContent !== row.book.contentRevision },
  }))
}

/** Returns the state of the book's publication; null while it is unpublished. */
export async function findPublicationState(database: Queryable, bookId: number): Promise<PublicationState | null> {
  const [row] = await database
    .select({
      publishedAt: publications.publishedAt,
      isBehind: sql<boolean>`${publications.contentRevision} is distinct from ${books.contentRevision}`,
    })
    .from(books)
    .innerJoin(publications, and(eq(publications.bookId, books.id), eq(publications.revision, books.publishedRevision)))
    .where(eq(books.id, bookId))
  return row ?? null
}

export async function findBook(database: Queryable, id: number): Promise<BookRow | null> {
  const [row] = await database.select().from(books).where(eq(books.id, id))
  return row ?? null
}

/** Returns the ids of a book's chapters in order. */
export async function listChapterIds(database: Queryable, bookId: number): Promise<number[]> {
  const rows = await database
    .select({ id: chapters.id })
    .from(chapters)
    .where(eq(chapters.bookId, bookId))
    .orderBy(asc(chapters.orderIndex), asc(chapters.id))
  return rows.map((row) => row.id)
}

/** Returns a book's chapters in order with everything below them; one chapter if `chapterId` is given. */
export async function readChapters(
  database: Queryable,
  bookId: number,
  options: { withRects: boolean; chapterId?: number },
): Promise<ChapterWithPages[]> {
  const { withRects, chapterId } = options
  return database.query.chapters.findMany({
    where: and(eq(chapters.bookId, bookId), chapterId === undefined ? undefined : eq(chapters.id, chapterId)),
    orderBy: [asc(chapters.orderIndex), asc(chapters.id)],
    with: {
      variations: { orderBy: asc(chapterVariations.id) },
      pages: {
        orderBy: [asc(pages.orderIndex), asc(pages.id)],
        with: {
          variations: withRects
            ? { orderBy: asc(pageVariations.id) }
            : { orderBy: asc(pageVariations.id), columns: { rectData: false } },
        },
      },
    },
  })
}

export async function insertBook(
  database: Queryable,
  book: typeof books.$inferInsert,
  authorId: number,
): Promise<BookRow> {
  const [row] = await database.insert(books).values(book).returning()
  if (!row) throw new Error('the book was not written')
  await database.insert(bookAuthors).values({ bookId: row.id, userId: authorId })
  return row
}

const nextContentRevision = sql`${books.contentRevision} + 1`

/** Visibility takes effect without a publication, and the revision counts the book's fields: neither is content. */
const fieldsBesidesContent: ReadonlySet<string> = new Set(['visibility', 'revision'])

export async function changeBook(
  database: Queryable,
  id: number,
  change: Partial<typeof books.$inferInsert>,
): Promise<BookRow> {
  const isContent = Object.keys(change).some((field) => !fieldsBesidesContent.has(field))
  const [row] = await database
    .update(books)
    .set({ ...change, updatedAt: sql`now()`, ...(isContent ? { contentRevision: nextContentRevision } : {}) })
    .where(eq(books.id, id))
    .returning()
  if (!row) throw new Error(`book ${id} disappeared while it was changed`)
  return row
}

/** Records that the current publication was public. */
export async function recordPublicPublication(database: Queryable, { id, publishedRevision }: BookRow): Promise<void> {
  if (publishedRevision === null) return
  await database
    .update(publications)
    .set({ wasPublic: true })
    .where(and(eq(publications.bookId, id), eq(publications.revision, publishedRevision)))
}

/**
 * Locks the book against changes and deletion until the transaction ends. Call this or `touchBook` before writing rows
 * of its parts: a deletion locks from the book down, so any other order may deadlock.
 */
export async function lockBook(database: Queryable, id: number): Promise<void> {
  await database.select({ id: books.id }).from(books).where(eq(books.id, id)).for('no key update')
}

/** Locks the book like `lockBook` and returns its row. */
export async function lockBookRow(database: Queryable, id: number): Promise<BookRow | null> {
  const [row] = await database.select().from(books).where(eq(books.id, id)).for('no key update')
  return row ?? null
}

/** Records that something inside the book has changed. */
export async function touchBook(database: Queryable, id: number): Promise<void> {
  await database
    .update(books)
    .set({ updatedAt: sql`now()`, contentRevision: nextContentRevision })
    .where(eq(books.id, id))
}

/** Deletes the rows and queues the objects below the prefixes for deletion. */
export async function deleteBook(database: Queryable, id: number, prefixes: readonly string[]): Promise<void> {
  await database.delete(books).where(eq(books.id, id))
  await markPrefixesForDeletion(database, prefixes)
}

export async function insertChapter(
  database: Queryable,
  chapter: { bookId: number; name: string; type: string | null; variation: string },
): Promise<ChapterRow> {
  const { variation, ...rest } = chapter
  const [row] = await database
    .insert(chapters)
    .values({
      ...rest,
      orderIndex: sql`(select coalesce(max(${chapters.orderIndex}) + 1, 0) from ${chapters} where ${chapters.bookId} = ${rest.bookId})`,
    })
    .returning()
  if (!row) throw new Error('the chapter was not written')
  await ensureChapterVariation(database, row.id, variation, null)
  return row
}

export async function findChapterVariation(
  database: Queryable,
  chapterId: number,
  variation: string,
): Promise<ChapterVariationRow | null> {
  const [row] = await database
    .select()
    .from(chapterVariations)
    .where(and(eq(chapterVariations.chapterId, chapterId), eq(chapterVariations.variation, variation)))
  return row ?? null
}

/** Returns the chapter's variation of that language and inserts it if it is missing; `made` is true in the second case. */
export async function ensureChapterVariation(
  database: Queryable,
  chapterId: number,
  variation: string,
  name: string | null,
): Promise<{ row: ChapterVariationRow; made: boolean }> {
  const [inserted] = await database
    .insert(chapterVariations)
    .values({ chapterId, variation, name })
    .onConflictDoNothing()
    .returning()
  if (inserted) return { row: inserted, made: true }
  const row = await findChapterVariation(database, chapterId, variation)
  if (!row) throw new Error(`chapter ${chapterId} was removed while its ${variation} variation was added`)
  return { row, made: false }
}
