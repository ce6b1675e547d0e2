import type { SampleWord } from './sample-book'
import type { Sample } from './record-highlights'

/** In gaps up to this long the last word may stay lit. */
const LINGER_SECONDS = 0.5
const ROUNDING = 1e-4

/** A frame is on the screen from the next refresh after it was drawn to the one after that. */
const REFRESHES_ON_SCREEN = 2

/**
 * Returns true if the lit words are right for some time between the last drawn frame and the moment when it leaves the
 * screen: inside a word's interval exactly that word, on the visible page; in a short gap nothing or the word before, whose
 * page may have been turned; in a longer gap nothing.
 */
function isRight(sample: Sample, words: readonly SampleWord[], refreshSeconds: number): boolean {
  const { drawn: from, now, lit, hidden } = sample
  const to = Math.max(now, from + REFRESHES_ON_SCREEN * refreshSeconds)
  const [key, ...more] = lit
  if (more.length > 0) return false
  if (key === undefined) return !words.some(({ start, end }) => start <= from && to < end)
  const index = words.findIndex((word) => word.key === key)
  const word = words[index]
  if (word === undefined) return false
  if (hidden.includes(word.key) && word.start <= from && to < word.end) return false
  const next = words[index + 1]
  const lingers = next !== undefined && next.start - word.end <= LINGER_SECONDS + ROUNDING
  return word.start - ROUNDING <= to && from < (lingers ? next.start : word.end) + ROUNDING
}

/**
 * Returns the fraction of right samples, 0 to 1.
 *
 * @param refreshSeconds media time between two frames; 0 for a paused narration, whose words may not be ahead
 */
export function computeAccuracy(
  samples: readonly Sample[],
  words: readonly SampleWord[],
  refreshSeconds: number,
): number {
  const right = samples.filter((sample) => isRight(sample, words, refreshSeconds))
  return samples.length === 0 ? 0 : right.length / samples.length
}

/** Faults in the order in which words were lit: words lit out of order, and words never lit. */
export interface OrderFaults {
  readonly backwards: readonly string[]
  readonly skipped: readonly string[]
}

/**
 * Finds words that were highlighted out of order, and words that were not highlighted at all.
 *
 * @param words all words of the book
 * @param passed those that the narration passed, from the first to the last
 * @param minSeconds words that last no longer than this may be missing: none of their time fell on a frame
 */
export function findOrderFaults(
  order: readonly string[],
  words: readonly SampleWord[],
  passed: readonly SampleWord[],
  minSeconds: number,
): OrderFaults {
  const indexes = order.map((key) => words.findIndex((word) => word.key === key))
  const textAt = (wordIndex: number) => words[wordIndex]?.text ?? `word ${wordIndex}`
  return {
    backwards: indexes.flatMap((wordIndex, index) =>
      index > 0 && wordIndex <= (indexes[index - 1] ?? -1) ? [textAt(wordIndex)] : [],
    ),
    skipped: passed
      .filter((word) => word.end - word.start > minSeconds && !order.includes(word.key))
      .map((word) => word.text),
  }
}
