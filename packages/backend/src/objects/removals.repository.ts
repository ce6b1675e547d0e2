import { and, asc, eq, gt, inArray, isNotNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../database/open-database'
import { books, chapters, chapterVariations, objectRemovals, pages, pageVariations } from '../database/schema'
import { bookOfKey, bookPrefix, chapterAudioKey, publishedPrefix } from './object-keys'

export type RemovalRow = typeof objectRemovals.$inferSelect

const rowsAtOnce = 1000

/** Leaves word of objects that rows have ceased to name; the sweep asks whether others still do. */
export async function leaveWordOfObjects(
  database: Queryable,
  keys: readonly (string | null | undefined)[],
): Promise<void> {
  const rows = keys.flatMap((key) => (key ? [{ key, isPrefix: false }] : []))
  if (rows.length > 0) await database.insert(objectRemovals).values(rows)
}

/** Leaves word of all objects whose keys begin so: those of a book that is deleted. */
export async function leaveWordOfPrefixes(database: Queryable, prefixes: readonly string[]): Promise<void> {
  await database.insert(objectRemovals).values(prefixes.map((key) => ({ key, isPrefix: true })))
}

/** Takes back the word of a prefix, whose objects are named now. */
export async function takeWordOfPrefix(database: Queryable, prefix: string): Promise<void> {
  await database.delete(objectRemovals).where(and(eq(objectRemovals.key, prefix), eq(objectRemovals.isPrefix, true)))
}

/** How long who puts objects has for it; a process that was killed meanwhile leaves them there for so long. */
const heldSeconds = 3600

/** Leaves word of objects that are about to be put; for a while it is not heeded. Answers what the word is taken back by. */
export async function holdObjects(database: Queryable, keys: readonly string[]): Promise<number[]> {
  const heldUntil = sql`now() + make_interval(secs => ${heldSeconds})`
  const rows = await database
    .insert(objectRemovals)
    .values(keys.map((key) => ({ key, isPrefix: false, heldUntil })))
    .returning({ id: objectRemovals.id })
  return rows.map(({ id }) => id)
}

/** Takes the word back, as rows name the objects now; false when a sweep has taken some of it. */
export async function takeHeldObjects(database: Queryable, ids: readonly number[]): Promise<boolean> {
  const taken = await database
    .delete(objectRemovals)
    .where(inArray(objectRemovals.id, [...ids]))
    .returning({ id: objectRemovals.id })
  return taken.length === ids.length
}

/** Has the word heeded at once: no row will name the objects. */
export async function releaseObjects(database: Queryable, ids: readonly number[]): Promise<void> {
  await database
    .update(objectRemovals)
    .set({ heldUntil: null })
    .where(inArray(objectRemovals.id, [...ids]))
}

/** Whether there is other word of the object, of somebody who puts it and will name it, or not, before long. */
export async function isHeld(database: Queryable, { id, key }: RemovalRow): Promise<boolean> {
  const [other] = await database
    .select({ id: objectRemovals.id })
    .from(objectRemovals)
    .where(and(eq(objectRemovals.key, key), ne(objectRemovals.id, id), isNotNull(objectRemovals.heldUntil)))
    .limit(1)
  return other !== undefined
}

/** Which word is heeded: that of one book, what others ought to have heeded a while ago, or all. */
export type RemovalScope = { of: 'book'; bookId: number } | { of: 'leftovers' } | { of: 'all' }

/** Who left the word younger than this is at work on it. */
const leftoverSeconds = 60

/** The next of those that wait, oldest first. */
export async function readRemovals(database: Queryable, scope: RemovalScope, afterId: number): Promise<RemovalRow[]> {
  return database
    .select()
    .from(objectRemovals)
    .where(
      and(gt(objectRemovals.id, afterId), sql`coalesce(${objectRemovals.heldUntil}, now()) <= now()`, isWithin(scope)),
    )
    .orderBy(asc(objectRemovals.id))
    .limit(rowsAtOnce)
}

function isWithin(scope: RemovalScope): SQL | undefined {
  switch (scope.of) {
    case 'book': {
      const prefixes = [bookPrefix(scope.bookId), publishedPrefix(scope.bookId)]
      return or(...prefixes.map((prefix) => sql`starts_with(${objectRemovals.key}, ${prefix})`))
    }
    case 'leftovers':
      return lt(objectRemovals.createdAt, sql`now() - make_interval(secs => ${leftoverSeconds})`)
    case 'all':
      return undefined
  }
}

/** Takes one off the list; false when another sweep does so, or has done so. */
export async function takeRemoval(database: Queryable, id: number): Promise<boolean> {
  const free = sql`(select ${objectRemovals.id} from ${objectRemovals} where ${objectRemovals.id} = ${id} for update skip locked)`
  const rows = await database
    .delete(objectRemovals)
    .where(sql`${objectRemovals.id} = ${free}`)
    .returning({ id: objectRemovals.id })
  return rows.length > 0
}

/** Whether a row names this object now: an image, a thumbnail, a cover or a track. */
export async function isNamed(database: Queryable, key: string): Promise<boolean> {
  const [shown] = await database
    .select({ id: pageVariations.id })
    .from(pageVariations)
    .where(or(eq(pageVariations.imageKey, key), eq(pageVariations.thumbnailKey, key)))
    .limit(1)
  if (shown) return true
  const [pictured] = await database
    .select({ id: chapterVariations.id })
    .from(chapterVariations)
    .where(eq(chapterVariations.thumbnailKey, key))
    .limit(1)
  if (pictured) return true
  const bookId = bookOfKey(key)
  if (bookId === null) return false
  const [cover] = await database
    .select({ id: books.id })
    .from(books)
    .where(and(eq(books.id, bookId), eq(books.coverKey, key)))
  if (cover) return true
  if (await isLinked(database, bookId, key)) return true
  const [heard] = await database
    .select({ id: chapterVariations.id })
    .from(chapterVariations)
    .innerJoin(chapters, eq(chapters.id, chapterVariations.chapterId))
    .innerJoin(books, eq(books.id, chapters.bookId))
    .where(
      and(eq(books.id, bookId), eq(chapterVariations.audioFileName, key.slice(chapterAudioKey(bookId, '').length))),
    )
    .limit(1)
  return heard !== undefined && key.startsWith(chapterAudioKey(bookId, ''))
}

/** Whether the fields of the book, its chapters or its pages link to the object: a trigger, a film, what has no column. */
async function isLinked(database: Queryable, bookId: number, key: string): Promise<boolean> {
  const names = (text: SQL) => sql`position(${`/objects/${key}`} in ${text}) > 0`
  const { rows } = await database.execute(sql`
    select 1 from ${books} where ${books.id} = ${bookId} and ${names(sql`${books.otherFields}::text`)}
    union all
    select 1 from ${chapters} left join ${chapterVariations} on ${chapterVariations.chapterId} = ${chapters.id}
      where ${chapters.bookId} = ${bookId} and ${names(sql`concat_ws(' ', ${chapters.otherFields},
        ${chapterVariations.video}, ${chapterVariations.posterLink}, ${chapterVariations.otherFields})`)}
    union all
    select 1 from ${pages} join ${chapters} on ${chapters.id} = ${pages.chapterId}
      where ${chapters.bookId} = ${bookId} and ${names(sql`concat_ws(' ', ${pages.popupTriggers},
        ${pages.coachingPoints}, ${pages.otherFields})`)}
    union all
    select 1 from ${pageVariations} join ${pages} on ${pages.id} = ${pageVariations.pageId}
      join ${chapters} on ${chapters.id} = ${pages.chapterId}
      where ${chapters.bookId} = ${bookId} and ${names(sql`${pageVariations.otherFields}::text`)}
    limit 1`)
  return rows.length > 0
}
