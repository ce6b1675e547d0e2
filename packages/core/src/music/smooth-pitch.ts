import { centsBetween, isFrequency } from './cents-between'

/** What a pitch detector heard in one window of sound. */
export interface HeardPitch {
  hz: number
  /** How sure it is, 0 to 1. */
  clarity: number
}

/** What a tuner shows, and what it keeps for the next window. */
export interface SmoothedPitch {
  /** Hand it in with the next window. */
  history: readonly number[]
  /** What the needle shows; null before anything was heard. */
  hz: number | null
}

const LEAST_CLARITY = 0.9
const HISTORY_LENGTH = 5
/** A tone this far from the last ones is another note: the needle leaps instead of creeping. */
const NEW_NOTE_CENTS = 150

/**
 * The median of the last five clear pitches, of an even number the higher of the middle two. In silence and noise the
 * needle stays where it is. Two clear windows in a row far from the old tone begin anew, so that another string shows
 * at once and a single slip of an octave, from the third window on, does not.
 * @param heard the history of the last answer; empty at first, and what is no frequency in it does not count
 * @param next null when nothing was heard; a clarity below 0.9, or a frequency that is none, counts as nothing
 * @throws RangeError when the history holds what is no frequency
 *
 * @example
 * const first = smoothPitch([], { hz: 110.4, clarity: 0.97 })
 * const second = smoothPitch(first.history, { hz: 110.1, clarity: 0.95 })
 * const third = smoothPitch(second.history, { hz: 110.2, clarity: 0.98 })
 * third.hz // => 110.2
 * smoothPitch(third.history, null).hz // => 110.2
 */
export function smoothPitch(heard: readonly number[], next: HeardPitch | null): SmoothedPitch {
  const history = heard.every(isFrequency) ? heard : heard.filter(isFrequency)
  if (next === null || !(next.clarity >= LEAST_CLARITY) || !isFrequency(next.hz)) {
    return { history, hz: median(history) }
  }
  const last = history.at(-1)
  const before = median(history.slice(0, -1))
  const isNewNote =
    last !== undefined && before !== null && isFar(last, before) && isFar(next.hz, before) && !isFar(next.hz, last)
  const kept = isNewNote ? [last, next.hz] : [...history, next.hz].slice(-HISTORY_LENGTH)
  return { history: kept, hz: median(kept) }
}

function isFar(hz: number, other: number): boolean {
  return Math.abs(centsBetween(hz, other)) > NEW_NOTE_CENTS
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[sorted.length >>> 1] ?? null
}
