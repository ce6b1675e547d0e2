import type { ChapterWithPages } from '../books/books.repository'
import { readNarrationOrigin } from '../narration/narration.repository'
import type { Queryable } from '../schema/database-handle'
import type { NarrationOrigins } from './find-chapter-staleness'

/** Reads the origins of the narrations of a chapter. */
export async function readOrigins(database: Queryable, chapter: ChapterWithPages): Promise<NarrationOrigins> {
  const origins: [number, Awaited<ReturnType<typeof readNarrationOrigin>>][] = []
  for (const { id, audioFileName } of chapter.variations) {
    if (audioFileName !== null) origins.push([id, await readNarrationOrigin(database, id)])
  }
  return new Map(origins)
}
