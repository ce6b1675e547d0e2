import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PageVariationRow } from '../books/books.repository'
import { mayAuthor } from '../books/book-rights'
import type { Queryable } from '../database/open-database'
import { books, chapters, pages, pageVariations, rectRevisions } from '../database/schema'
import type { StoredRectData } from '../database/stored-shapes'
import type { Caller } from '../http/caller'
import { compareStates } from '../revisions/compare-states'

export async function findPageVariation(database: Queryable, id: number): Promise<PageVariationRow | null> {
  const [row] = await database.select().from(pageVariations).where(eq(pageVariations.id, id))
  return row ?? null
}

export interface LockedVariation {
  id: number
  pageId: number
  bookId: number
  variation: string
  revision: number
  textSource: PageVariationRow['textSource']
}

/** The page variations among `ids` whose books the caller writes, kept from others until the transaction ends. */
export async function lockAuthoredVariations(
  database: Queryable,
  caller: Caller,
  ids: readonly number[],
): Promise<Map<number, LockedVariation>> {
  const ofBooks = database
    .select({ bookId: chapters.bookId })
    .from(pageVariations)
    .innerJoin(pages, eq(pages.id, pageVariations.pageId))
    .innerJoin(chapters, eq(chapters.id, pages.chapterId))
    .where(inArray(pageVariations.id, [...ids]))
  // From the book down, as a deletion takes the rows.
  await database
    .select({ id: books.id })
    .from(books)
    .where(and(inArray(books.id, ofBooks), mayAuthor(caller)))
    .orderBy(asc(books.id))
    .for('no key update')
  const rows = await database
    .select({
      id: pageVariations.id,
      pageId: pageVariations.pageId,
      bookId: chapters.bookId,
      variation: pageVariations.variation,
      revision: pageVariations.revision,
      textSource: pageVariations.textSource,
    })
    .from(pageVariations)
    .innerJoin(pages, eq(pages.id, pageVariations.pageId))
    .innerJoin(chapters, eq(chapters.id, pages.chapterId))
    .innerJoin(books, eq(books.id, chapters.bookId))
    .where(sql`${inArray(pageVariations.id, [...ids])} and ${mayAuthor(caller)}`)
    // One order for everybody, so that two saves of the same pages wait instead of blocking one another.
    .orderBy(asc(pageVariations.id))
    .for('update', { of: pageVariations })
  return new Map(rows.map((row) => [row.id, row]))
}

export interface RectWrite {
  variationId: number
  revision: number
  rectData: StoredRectData
  textSource: PageVariationRow['textSource']
  authorId: number | null
}

/** Writes the rect data as the given revision and keeps a copy that is never changed, with what this write changed. */
export async function writeRectData(database: Queryable, write: RectWrite): Promise<void> {
  const { variationId, revision, rectData, textSource, authorId } = write
  const before = revision === 1 ? null : await readRects(database, variationId)
  const changes = before && compareStates(flatten(before), flatten(write))
  await database
    .update(pageVariations)
    .set({ revision, rectData, textSource })
    .where(eq(pageVariations.id, variationId))
  await database
    .insert(rectRevisions)
    .values({ pageVariationId: variationId, revision, rectData, textSource, changes, authorId })
}

type Rects = Pick<RectWrite, 'rectData' | 'textSource'>

/** One page at a time: a call that writes many would hold the old rects of all of them. */
async function readRects(database: Queryable, id: number): Promise<Rects | null> {
  const [row] = await database
    .select({ rectData: pageVariations.rectData, textSource: pageVariations.textSource })
    .from(pageVariations)
    .where(eq(pageVariations.id, id))
  return row ?? null
}

/** Rects and words of a page are told apart. */
function flatten({ rectData, textSource }: Rects): Record<string, unknown> {
  return { textSource, ...rectData }
}
