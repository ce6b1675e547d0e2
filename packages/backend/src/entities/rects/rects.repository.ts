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

/** Pages in one statement: a request that writes many must not hold all old rects in memory. */
const pagesPerStatement = 10

/** Writes the rect data of pages as the given revisions and records immutable copies with the changes of this write. */
export async function writeRectData(database: Queryable, writes: readonly RectWrite[]): Promise<void> {
  for (let from = 0; from < writes.length; from += pagesPerStatement) {
    await writePart(database, writes.slice(from, from + pagesPerStatement))
  }
}

async function writePart(database: Queryable, writes: readonly RectWrite[]): Promise<void> {
  const earlier = await readRects(
    database,
    writes.filter(({ revision }) => revision > 1).map(({ variationId }) => variationId),
  )
  const rows: object[] = []
  for (const { variationId, revision, rectData, textSource, authorId, madeOn } of writes) {
    const before = earlier.get(variationId) ?? null
    const changes = before && compareStates(flatten(before), flatten({ rectData, textSource }))
    const findRevision = (ids: readonly string[]) => findRevisionWithRects(database, variationId, ids)
    const rectImage =
      madeOn.kind === 'known' ? madeOn.rectImage : await chooseRectImage(before, { rectData, ...madeOn }, findRevision)
    rows.push({ id: variationId, revision, rectData, textSource, rectImage, changes, authorId })
  }
  await database.execute(sql`update ${pageVariations} set revision = given.revision, rect_data = given."rectData",
    text_source = given."textSource", rect_image = given."rectImage"
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(
      id bigint, revision int, "rectData" json, "textSource" text, "rectImage" text)
    where ${pageVariations.id} = given.id`)
  // Copied from the rows: the rects are sent and compressed once.
  const records = rows.map((row) => ({ ...row, rectData: undefined }))
  await database.execute(sql`insert into ${rectRevisions}
      (page_variation_id, revision, rect_data, rect_image, text_source, changes, author_id)
    select own.id, own.revision, own.rect_data, own.rect_image, own.text_source, given.changes, given."authorId"
    from json_to_recordset(${JSON.stringify(records)}::json) as given(id bigint, changes json, "authorId" bigint)
    join ${pageVariations} own on own.id = given.id`)
}

type Rects = Pick<RectWrite, 'rectData' | 'textSource'>

async function readRects(database: Queryable, ids: readonly number[]): Promise<Map<number, Rects & EarlierRects>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({
      id: pageVariations.id,
      rectData: pageVariations.rectData,
      textSource: pageVariations.textSource,
      rectImage: pageVariations.rectImage,
    })
    .from(pageVariations)
    .where(inArray(pageVariations.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
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
