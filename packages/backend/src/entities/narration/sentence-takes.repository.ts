import { and, asc, desc, eq } from 'drizzle-orm'
import { hashContent } from '../objects/hash-content'
import { sentenceTakes } from '../schema'
import type { Queryable } from '../schema/database-handle'
import type { StoredTake } from '../schema/stored-shapes'

export interface NewTake extends StoredTake {
  /** Null if the voice is not known. */
  voiceId: string | null
  modelId: string | null
  voiceSettings: Record<string, number> | null
  durationSeconds: number
}

export interface SentenceTakeRow extends NewTake {
  id: number
  createdAt: Date
}

export function toStoredTake({ pageVariationId, text, takeKey }: StoredTake): StoredTake {
  return { pageVariationId, text, takeKey }
}

/** One statement takes a limited number of values. */
const rowsAtOnce = 1000

/** Adds takes of sentences. Those that are known keep their voice and their time. */
export async function insertSentenceTakes(
  database: Queryable,
  chapterVariationId: number,
  takes: readonly NewTake[],
): Promise<void> {
  const rows = takes.map((take) => ({ ...take, chapterVariationId, digest: hashContent(take.text) }))
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await database
      .insert(sentenceTakes)
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflictDoNothing()
  }
}

/** Returns the takes of all sentences of a chapter variation, in the order in which they were made. */
export function readAllTakes(database: Queryable, chapterVariationId: number) {
  return database
    .select()
    .from(sentenceTakes)
    .where(eq(sentenceTakes.chapterVariationId, chapterVariationId))
    .orderBy(asc(sentenceTakes.id))
}

/** Copies the takes of a chapter variation to its copy, in their order; those of pages that were not copied are left out. */
export async function copySentenceTakes(
  database: Queryable,
  chapterVariationId: number,
  copyId: number,
  newIds: { readonly get: (pageVariationId: number) => number | undefined },
): Promise<void> {
  const takes = await readAllTakes(database, chapterVariationId)
  const rows = moveTakes(takes, newIds).map(({ id: _id, ...take }) => ({ ...take, chapterVariationId: copyId }))
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await database.insert(sentenceTakes).values(rows.slice(from, from + rowsAtOnce))
  }
}

/** Returns takes on the new ids of their pages, without those of pages that were not copied. */
export function moveTakes<Take extends { readonly pageVariationId: number }>(
  takes: readonly Take[],
  newIds: { readonly get: (pageVariationId: number) => number | undefined },
): Take[] {
  return takes.flatMap((take) => {
    const pageVariationId = newIds.get(take.pageVariationId)
    return pageVariationId === undefined ? [] : [{ ...take, pageVariationId }]
  })
}

/** Returns the takes of a page's sentences, the newest first. */
export function readSentenceTakes(
  database: Queryable,
  chapterVariationId: number,
  pageVariationId: number,
): Promise<SentenceTakeRow[]> {
  return database
    .select()
    .from(sentenceTakes)
    .where(
      and(eq(sentenceTakes.chapterVariationId, chapterVariationId), eq(sentenceTakes.pageVariationId, pageVariationId)),
    )
    .orderBy(desc(sentenceTakes.id))
}

/** Returns a take of a chapter variation; null if it has no take with the id. */
export async function findSentenceTake(
  database: Queryable,
  chapterVariationId: number,
  id: number,
): Promise<SentenceTakeRow | null> {
  const [row] = await database
    .select()
    .from(sentenceTakes)
    .where(and(eq(sentenceTakes.chapterVariationId, chapterVariationId), eq(sentenceTakes.id, id)))
  return row ?? null
}
