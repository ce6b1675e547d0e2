import { median } from '../arrays/median'
import { centsBetween, isFrequency } from './cents-between'

/** The result of a pitch detector for one window of sound. */
export interface HeardPitch {
  hz: number
  /** Confidence, 0 to 1. */
  clarity: number
}

/** The pitch that a tuner shows, and the history that it keeps for the next window. */
export interface SmoothedPitch {
  /** To be passed in with the next window. */
  history: readonly number[]
  /** The pitch that the needle shows; null before the first tone. */
  hz: number | null
}

const MIN_CLARITY = 0.9
const HISTORY_LENGTH = 5
/** A tone this far from the last ones is another note: the needle jumps to it. */
const NEW_NOTE_CENTS = 150

/**
 * Smooths a detected pitch by the median of the last five clear ones (the upper of the middle two for an even count). In
 * silence and noise the pitch stays as it is. Two clear windows in a row far from the old tone restart the history, so that
 * another string shows quickly while a single octave error, from the third window on, does not.
 * @param heard the history of the last call, empty at first; invalid frequencies in it are ignored
 * @param next null if nothing was heard; a clarity below 0.9 or an invalid frequency counts as nothing
 * @throws RangeError if the history contains an invalid frequency
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
  if (next === null || !(next.clarity >= MIN_CLARITY) || !isFrequency(next.hz)) {
    return { history, hz: median(history, null) }
  }
  const last = history.at(-1)
  const before = median(history.slice(0, -1), null)
  const isNewNote =
    last !== undefined && before !== null && isFar(last, before) && isFar(next.hz, before) && !isFar(next.hz, last)
  const kept = isNewNote ? [last, next.hz] : [...history, next.hz].slice(-HISTORY_LENGTH)
  return { history: kept, hz: median(kept, null) }
}

function isFar(hz: number, other: number): boolean {
  return Math.abs(centsBetween(hz, other)) > NEW_NOTE_CENTS
}
