import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PageVariationRow } from '../books/books.repository'
import { mayAuthor } from '../rights/book-rights'
import type { Queryable } from '../schema/database-handle'
import { books, chapters, pages, pageVariations, rectRevisions } from '../schema'
import type { StoredRectData } from '../schema/stored-shapes'
import type { Caller } from '../rights/caller'
import { chooseRectImage, type EarlierRects } from './choose-rect-image'
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
  imageKey: string | null
}

/** Returns the page variations among `ids` whose books the caller may change, locked until the transaction ends. */
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
  // Locks from the book down, as a deletion does.
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
      imageKey: pageVariations.imageKey,
    })
    .from(pageVariations)
    .innerJoin(pages, eq(pages.id, pageVariations.pageId))
    .innerJoin(chapters, eq(chapters.id, pages.chapterId))
    .innerJoin(books, eq(books.id, chapters.bookId))
    .where(sql`${inArray(pageVariations.id, [...ids])} and ${mayAuthor(caller)}`)
    // Sorted, so that concurrent saves of the same pages wait for each other instead of deadlocking.
    .orderBy(asc(pageVariations.id))
    .for('update', { of: pageVariations })
  return new Map(rows.map((row) => [row.id, row]))
}

export interface RectWrite {
  variationId: number
  revision: number
  rectData: StoredRectData
  textSource: PageVariationRow['textSource']
  /** 'known': the image on which the rects were made. 'edited': it follows from the rects before (see `chooseRectImage`). */
  madeOn: { kind: 'known'; rectImage: string | null } | { kind: 'edited'; image: string | null; fitsImage: boolean }
  authorId: number | null
}

/** Writes the rect data as the given revision and records an immutable copy with the changes of this write. */
export async function writeRectData(database: Queryable, write: RectWrite): Promise<void> {
  const { variationId, revision, rectData, textSource, authorId, madeOn } = write
  const before = revision === 1 ? null : await readRects(database, variationId)
  const changes = before && compareStates(flatten(before), flatten(write))
  const findRevision = (ids: readonly string[]) => findRevisionWithRects(database, variationId, ids)
  const rectImage =
    madeOn.kind === 'known' ? madeOn.rectImage : await chooseRectImage(before, { rectData, ...madeOn }, findRevision)
  await database
    .update(pageVariations)
    .set({ revision, rectData, textSource, rectImage })
    .where(eq(pageVariations.id, variationId))
  await database
    .insert(rectRevisions)
    .values({ pageVariationId: variationId, revision, rectData, textSource, rectImage, changes, authorId })
}

type Rects = Pick<RectWrite, 'rectData' | 'textSource'>

/** Reads one page at a time: a request that writes many must not hold all old rects in memory. */
async function readRects(database: Queryable, id: number): Promise<(Rects & EarlierRects) | null> {
  const [row] = await database
    .select({
      rectData: pageVariations.rectData,
      textSource: pageVariations.textSource,
      rectImage: pageVariations.rectImage,
    })
    .from(pageVariations)
    .where(eq(pageVariations.id, id))
  return row ?? null
}

/** Returns the newest revision of the page that has a rect with one of these ids; null if there is none. */
async function findRevisionWithRects(
  database: Queryable,
  id: number,
  rectIds: readonly string[],
): Promise<Pick<EarlierRects, 'rectImage'> | null> {
  const { pageVariationId, revision, rectData, rectImage } = rectRevisions
  const elements = (key: string) => sql`select value->>'id' as id from json_array_elements(${rectData}->${key})`
  const [row] = await database
    .select({ rectImage })
    .from(rectRevisions)
    .where(
      and(
        eq(pageVariationId, id),
        sql`exists (select from (${elements('rects')} union all ${elements('rectsByWords')}) own
          where own.id in (select json_array_elements_text(${JSON.stringify(rectIds)}::json)))`,
      ),
    )
    .orderBy(desc(revision))
    .limit(1)
  return row ?? null
}

/** Lists rects and words of a page as separate fields. */
function flatten({ rectData, textSource }: Rects): Record<string, unknown> {
  return { textSource, ...rectData }
}
