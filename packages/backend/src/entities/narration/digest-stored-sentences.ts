import { digestSentences } from '@lectern/core/staleness'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../schema/database-handle'
import { pageVariations } from '../schema'

/** Returns the digests of the sentences of each page variation, as its words are stored now. */
export async function digestStoredSentences(
  database: Queryable,
  pageVariationIds: readonly number[],
  language: string,
): Promise<Map<number, readonly string[]>> {
  const digests = new Map<number, readonly string[]>()
  // One page at a time: the rects of a whole chapter need not be in memory.
  for (const id of pageVariationIds) {
    const [row] = await database
      .select({ rectData: pageVariations.rectData })
      .from(pageVariations)
      .where(eq(pageVariations.id, id))
    const sentences = row === undefined ? [] : digestSentences(row.rectData.rectsByWords, { language })
    digests.set(
      id,
      sentences.map(({ digest }) => digest),
    )
  }
  return digests
}
