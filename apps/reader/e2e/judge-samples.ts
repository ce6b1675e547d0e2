import type { SampleWord } from './sample-book'
import type { Sample } from './watch-lights'

/** In gaps up to this long the last word may stay lit. */
const LINGER_SECONDS = 0.5
const ROUNDING = 1e-4

/**
 * Whether what was lit is right for some time between the last drawn frame and now: the word whose interval holds that
 * time; in a short gap that or the word before it; in a longer gap nothing.
 */
function isRight(sample: Sample, words: readonly SampleWord[]): boolean {
  const { drawn: from, now: to, lit } = sample
  if (lit.length === 0) return !words.some(({ start, end }) => start <= from && to < end)
  return lit.every((key) => {
    const index = words.findIndex((word) => word.key === key)
    const word = words[index]
    if (word === undefined) return false
    const next = words[index + 1]
    const lingers = next !== undefined && next.start - word.end <= LINGER_SECONDS + ROUNDING
    return word.start - ROUNDING <= to && from < (lingers ? next.start : word.end) + ROUNDING
  })
}

/** Share of right samples, 0 to 1. */
export function shareOfRight(samples: readonly Sample[], words: readonly SampleWord[]): number {
  return samples.length === 0 ? 0 : samples.filter((sample) => isRight(sample, words)).length / samples.length
}
