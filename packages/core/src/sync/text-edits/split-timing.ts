import { countGraphemes } from '../../text/characters/split-graphemes'
import type { Rect } from '../../types'
import { sum } from '../timing/sum'
import { splitInterval } from '../timing/split-interval'
import { isTimed } from '../timing/is-timed'
import { MIN_WORD_SECONDS } from '../timing/time-tolerances'
import { pickTiming, type Timing } from '../timing/pick-timing'

/** New words get at most this many seconds per letter; the rest of a silence stays silence. */
const MAX_LETTER_SECONDS = 0.12

/** The time between two neighbours, and the narration that their times were made from. */
export interface Silence {
  readonly from: number | undefined
  readonly to: number | undefined
  readonly narration: string | undefined
}

interface Interval {
  readonly from: number
  readonly to: number
  readonly narration: string | undefined
}

/** Merges the times of several rects into one, from the start of the first to the end of the last. */
export function mergeTimings(rects: readonly Rect[]): Timing {
  const timed = rects.filter(isTimed)
  const [first] = timed
  const last = timed.at(-1)
  if (first === undefined || last === undefined || first.startTime >= last.endTime) return {}
  return { ...pickTiming(last), ...pickTiming(first), endTime: last.endTime }
}

/** Splits the time of several rects among new words by their letters. Words get no time if it is too short for all. */
export function splitTiming(rects: readonly Rect[], words: readonly string[]): Timing[] {
  const { startTime, endTime, timing } = mergeTimings(rects)
  return startTime === undefined || endTime === undefined
    ? words.map(() => ({}))
    : timeWords({ from: startTime, to: endTime, narration: timing?.narration }, words)
}

/** Times new words in the silence between their neighbours. They get no time if there is no silence. */
export function timeNewWords(words: readonly string[], silence: Silence): Timing[] {
  const { from, to, narration } = silence
  if (from === undefined || to === undefined) return words.map(() => ({}))
  const letters = sum(words.map(countGraphemes))
  return timeWords({ from, to: Math.min(to, from + letters * MAX_LETTER_SECONDS), narration }, words)
}

function timeWords({ from, to, narration }: Interval, words: readonly string[]): Timing[] {
  if (!(to - from >= words.length * MIN_WORD_SECONDS)) return words.map(() => ({}))
  return splitInterval(from, to, words.map(countGraphemes)).map(([startTime, endTime]) => ({
    startTime,
    endTime,
    timing: { source: 'estimated', ...(narration === undefined ? {} : { narration }) },
  }))
}
