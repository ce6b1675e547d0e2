import { countGraphemes } from '../text/split-graphemes'
import type { Rect } from '../types'
import { addUp } from './add-up'
import { cutByLetters } from './cut-by-letters'
import { isTimed } from './is-timed'
import { SHORTEST_WORD_SECONDS } from './least-times'
import { readTiming, type Timing } from './read-timing'

/** Seconds a new word takes for each letter at most: what is left of a silence stays silence. */
const SLOWEST_LETTER_SECONDS = 0.12

/** The time that several rects have between them, from the first's start to the last's end. */
export function joinTimings(rects: readonly Rect[]): Timing {
  const timed = rects.filter(isTimed)
  const [first] = timed
  const last = timed.at(-1)
  if (first === undefined || last === undefined || first.startTime >= last.endTime) return {}
  return { ...readTiming(last), ...readTiming(first), endTime: last.endTime }
}

/** The time of several rects, cut among other words by their letters; none where it is too short for them. */
export function shareTimings(rects: readonly Rect[], words: readonly string[]): Timing[] {
  const { startTime, endTime } = joinTimings(rects)
  return startTime === undefined || endTime === undefined ? words.map(() => ({})) : timeWords(startTime, endTime, words)
}

/** Times for words that are new between two others, in the silence there is; none where there is none. */
export function timeInSilence(
  words: readonly string[],
  silence: { readonly from: number | undefined; readonly to: number | undefined },
): Timing[] {
  const { from, to } = silence
  if (from === undefined || to === undefined) return words.map(() => ({}))
  const letters = addUp(words.map(countGraphemes))
  return timeWords(from, Math.min(to, from + letters * SLOWEST_LETTER_SECONDS), words)
}

function timeWords(from: number, to: number, words: readonly string[]): Timing[] {
  if (!(to - from >= words.length * SHORTEST_WORD_SECONDS)) return words.map(() => ({}))
  return cutByLetters(from, to, words.map(countGraphemes)).map(([startTime, endTime]) => ({
    startTime,
    endTime,
    timing: { source: 'estimated' },
  }))
}
