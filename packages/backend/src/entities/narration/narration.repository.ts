import { describeNarration, type NarrationOrigin } from '@lectern/core/staleness'
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { ChapterVariationRow } from '../books/books.repository'
import type { Queryable } from '../schema/database-handle'
import { chapters, chapterVariations, chapterWords, pages, pageVariations } from '../schema'
import type { StoredTake, StoredWord } from '../schema/stored-shapes'
import { chapterAudioKey } from '../objects/object-keys'
import { markForDeletion } from '../objects/pending-deletions.repository'

export async function findChapterVariationById(database: Queryable, id: number): Promise<ChapterVariationRow | null> {
  const [row] = await database.select().from(chapterVariations).where(eq(chapterVariations.id, id))
  return row ?? null
}

/** Returns those ids that are page variations of this chapter. */
export async function pageVariationsOfChapter(
  database: Queryable,
  chapterId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await database
    .select({ id: pageVariations.id })
    .from(pageVariations)
    .innerJoin(pages, eq(pages.id, pageVariations.pageId))
    .where(and(eq(pages.chapterId, chapterId), inArray(pageVariations.id, [...ids])))
  return new Set(rows.map((row) => row.id))
}

export interface NewTrack {
  chapterVariationId: number
  bookId: number
  audioFileName: string
  durationSeconds: number | null
  /** Unchanged if undefined. */
  voiceSettings?: string
}

/** Points the chapter variation to its new track and queues the old one for deletion. */
export async function setTrack(database: Queryable, track: NewTrack): Promise<void> {
  const { chapterVariationId, bookId, audioFileName, durationSeconds, voiceSettings } = track
  const [before] = await database
    .select({ audioFileName: chapterVariations.audioFileName })
    .from(chapterVariations)
    .where(eq(chapterVariations.id, chapterVariationId))
    .for('update')
  await database
    .update(chapterVariations)
    .set({ audioFileName, durationSeconds, ...(voiceSettings === undefined ? {} : { voiceSettings }) })
    .where(eq(chapterVariations.id, chapterVariationId))
  const old = before?.audioFileName
  if (old && old !== audioFileName) await markForDeletion(database, [chapterAudioKey(bookId, old)])
}

/** Inserts the words of a track and returns their id. */
export async function insertWords(
  database: Queryable,
  row: Omit<typeof chapterWords.$inferInsert, 'id' | 'createdAt'>,
): Promise<number> {
  const [created] = await database.insert(chapterWords).values(row).returning({ id: chapterWords.id })
  if (!created) throw new Error('the words of a chapter variation were not inserted')
  return created.id
}

/** Returns words by the id of `insertWords`; null if their chapter variation was deleted. */
export async function readWords(
  database: Queryable,
  id: number,
): Promise<{ words: StoredWord[]; audioFileName: string } | null> {
  const [row] = await database
    .select({ words: chapterWords.words, audioFileName: chapterWords.audioFileName })
    .from(chapterWords)
    .where(eq(chapterWords.id, id))
  return row ?? null
}

/** Locks the chapter variation until the transaction ends; null if it was deleted. */
export async function lockChapterVariation(database: Queryable, id: number): Promise<ChapterVariationRow | null> {
  const [row] = await database.select().from(chapterVariations).where(eq(chapterVariations.id, id)).for('update')
  return row ?? null
}

/** Returns the language of a book's first chapter; null without chapters. */
export async function findFirstLanguage(database: Queryable, bookId: number): Promise<string | null> {
  const [row] = await database
    .select({ variation: chapterVariations.variation })
    .from(chapterVariations)
    .innerJoin(chapters, eq(chapters.id, chapterVariations.chapterId))
    .where(eq(chapters.bookId, bookId))
    .orderBy(chapters.orderIndex, chapters.id, chapterVariations.id)
    .limit(1)
  return row?.variation ?? null
}

const isOfCurrentTrack = sql`${chapterVariations.id} = ${chapterWords.chapterVariationId} and ${chapterVariations.audioFileName} = ${chapterWords.audioFileName}`

/** The words of a track, and the digests of what they were made from. */
export interface StoredNarration {
  words: StoredWord[]
  origin: NarrationOrigin
}

/** Returns the newest words of the variation's current track; null if there are none. */
export async function readCurrentNarration(
  database: Queryable,
  chapterVariationId: number,
): Promise<StoredNarration | null> {
  const row = await findNewestWords(database, chapterVariationId)
  if (row === null) return null
  const words = await readWords(database, row.id)
  return words && { words: words.words, origin: row.origin ?? describeOldWords(words.words) }
}

/** Returns the newest words of the variation's current track; empty if there are none. */
export async function readCurrentWords(database: Queryable, chapterVariationId: number): Promise<StoredWord[]> {
  return (await readCurrentNarration(database, chapterVariationId))?.words ?? []
}

/** Returns the sounds that the variation's current track is joined from, in order; null if they are not known. */
export async function readTrackTakes(database: Queryable, chapterVariationId: number): Promise<StoredTake[] | null> {
  const [row] = await database
    .select({ takes: chapterWords.takes })
    .from(chapterWords)
    .innerJoin(chapterVariations, isOfCurrentTrack)
    .where(and(eq(chapterWords.chapterVariationId, chapterVariationId), isNotNull(chapterWords.takes)))
    .orderBy(desc(chapterWords.id))
    .limit(1)
  return row?.takes ?? null
}

/** Returns the digests of the narration without reading its words; null if the current track has no words. */
export async function readNarrationOrigin(
  database: Queryable,
  chapterVariationId: number,
): Promise<NarrationOrigin | null> {
  const row = await findNewestWords(database, chapterVariationId)
  if (row === null || row.origin !== null) return row && row.origin
  return (await readCurrentNarration(database, chapterVariationId))?.origin ?? null
}

/** Words of the version before carry no digests; those of their own times are computed from them. */
function describeOldWords(words: StoredWord[]): NarrationOrigin {
  return describeNarration({ voiceSettings: null, sentences: null, words })
}

async function findNewestWords(
  database: Queryable,
  chapterVariationId: number,
): Promise<{ id: number; origin: NarrationOrigin | null } | null> {
  const [row] = await database
    .select({ id: chapterWords.id, origin: chapterWords.origin })
    .from(chapterWords)
    .innerJoin(chapterVariations, isOfCurrentTrack)
    .where(eq(chapterWords.chapterVariationId, chapterVariationId))
    .orderBy(desc(chapterWords.id))
    .limit(1)
  return row ?? null
}
