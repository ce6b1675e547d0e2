import { rectDataBatchSize } from '@lectern/core/book'

/** Result of loading one entry. */
export type LoadResult<T, R> = { kind: 'ok'; of: T; value: R } | { kind: 'failed'; of: T; error: unknown }

/**
 * Loads a value for each entry, in parallel within a batch, one batch after another. A failure is returned with its entry
 * and does not stop the others. Results are in the order of the entries.
 * @param o.size entries per batch, 10 by default and for NaN; truncated to an integer of at least 1
 * @param o.onBatch called after each batch with its results, for progress; an error that it throws ends the loading
 *
 * @example
 * const load = async (chapterId) => {
 *   if (chapterId === 12) throw new Error('The chapter is gone.')
 *   return `rects of chapter ${chapterId}`
 * }
 * const results = await loadInBatches([11, 12], load)
 * results[0] // => { kind: 'ok', of: 11, value: 'rects of chapter 11' }
 * results[1] // => { kind: 'failed', of: 12, error: new Error('The chapter is gone.') }
 */
export async function loadInBatches<T, R>(
  entries: readonly T[],
  load: (entry: T) => Promise<R>,
  o: { size?: number; onBatch?: (results: LoadResult<T, R>[]) => void } = {},
): Promise<LoadResult<T, R>[]> {
  const wanted = o.size === undefined || Number.isNaN(o.size) ? rectDataBatchSize : o.size
  const size = Math.max(1, Math.floor(wanted))
  const results: LoadResult<T, R>[] = []
  for (let start = 0; start < entries.length; start += size) {
    const batch = await Promise.all(entries.slice(start, start + size).map((entry) => settle(entry, load)))
    results.push(...batch)
    o.onBatch?.(batch)
  }
  return results
}

async function settle<T, R>(entry: T, load: (entry: T) => Promise<R>): Promise<LoadResult<T, R>> {
  try {
    return { kind: 'ok', of: entry, value: await load(entry) }
  } catch (error) {
    return { kind: 'failed', of: entry, error }
  }
}
