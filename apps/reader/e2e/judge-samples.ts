import type { SampleWord } from './sample-book'
import type { Sample } from './watch-lights'

/** In gaps up to this long the last word may stay lit. */
const LINGER_SECONDS = 0.5
const ROUNDING = 1e-4

/**
 * Whether what was lit is right for some time between the last drawn frame and now: the word whose interval holds that
 * time, and no other, on the page on screen; in a short gap that or the word before it, whose page may have been turned;
 * in a longer gap nothing.
 */
function isRight(sample: Sample, words: readonly SampleWord[]): boolean {
  const { drawn: from, now: to, lit, hidden } = sample
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

/** Share of right samples, 0 to 1. */
export function shareOfRight(samples: readonly Sample[], words: readonly SampleWord[]): number {
  return samples.length === 0 ? 0 : samples.filter((sample) => isRight(sample, words)).length / samples.length
}

/** What is wrong with the order in which words were lit: words that went back, and words that were passed over. */
export interface OrderFaults {
  readonly backwards: readonly string[]
  readonly skipped: readonly string[]
}

/**
 * Looks for faults between the first word that was lit and the last. A word that is on for less than `shortestSeconds`
 * may be passed over.
 */
export function findOrderFaults(
  order: readonly string[],
  words: readonly SampleWord[],
  shortestSeconds: number,
): OrderFaults {
  const places = order.map((key) => words.findIndex((word) => word.key === key))
  const textAt = (place: number) => words[place]?.text ?? `word ${place}`
  const between = words.slice((places[0] ?? 0) + 1, places.at(-1) ?? 0)
  return {
    backwards: places.flatMap((place, index) =>
      index > 0 && place <= (places[index - 1] ?? -1) ? [textAt(place)] : [],
    ),
    skipped: between
      .filter((word) => word.end - word.start > shortestSeconds && !order.includes(word.key))
      .map((word) => word.text),
  }
}
