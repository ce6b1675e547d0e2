import { elementAt, int32At } from '../../arrays/element-at'
import type { WarpPath } from '../time-warping/band'
import { getWordRows, type RowPlan } from '../word-alignment/plan-rows'

/** Shorter sentences may be said in any way: a word alone, a shout. */
const MIN_ROWS = 40
const MIN_WORDS = 2
/** A skipped sentence is squeezed: it takes less than this fraction of the reader's median. */
const SQUEEZED_FRACTION = 0.6
/** It is also unlike the sound at its place: its relative distance is larger than this. */
const MAX_DISTANCE = 0.66

/**
 * Finds sentences that the reader skipped and the path squeezed in between others; too short to be a gap of the coarse
 * alignment. Returns 1 for each of their words. Words left out are not considered.
 * @param beginsSentence for each word of the plan
 */
export function findSkippedSentences(
  plan: RowPlan,
  path: WarpPath,
  { beginsSentence, distances }: { beginsSentence: readonly boolean[]; distances: readonly (number | null)[] },
): Uint8Array {
  const words = plan.firstRow.length
  const isSkipped = new Uint8Array(words)
  const starts = beginsSentence.flatMap((begins, word) => (begins || word === 0 ? [word] : []))
  if (starts.length === 0) return isSkipped
  const sentences = starts.map((from, index) =>
    measureSentence(from, starts[index + 1] ?? words, plan, path, distances),
  )
  // A fast reader takes less time than the reference for every sentence.
  const fractions = sentences.map(({ timeFraction }) => timeFraction).toSorted((one, other) => one - other)
  const median = elementAt(fractions, Math.floor(fractions.length / 2))
  for (const { from, end, rows, timeFraction, distance } of sentences) {
    if (end - from < MIN_WORDS || rows < MIN_ROWS) continue
    if (timeFraction < SQUEEZED_FRACTION * median && distance > MAX_DISTANCE) isSkipped.fill(1, from, end)
  }
  return isSkipped
}

/** Measures the time of a sentence as a fraction of the reference's, and its mean relative distance. */
function measureSentence(
  from: number,
  end: number,
  plan: RowPlan,
  path: WarpPath,
  distances: readonly (number | null)[],
) {
  let [rows, columns, sum] = [0, 0, 0]
  for (let word = from; word < end; word += 1) {
    const distance = distances[word]
    if (distance === null || distance === undefined) continue
    const { firstRow, lastRow, rowCount } = getWordRows(plan, word)
    rows += rowCount
    columns += int32At(path.last, lastRow) - int32At(path.first, firstRow) + 1
    sum += distance * rowCount
  }
  return { from, end, rows, timeFraction: columns / Math.max(1, rows), distance: sum / Math.max(1, rows) }
}
