import type { CueIndex } from '../types'
import { tableOf } from './cue-table'

/** What a step in time changed. */
export interface PlaybackStep {
  entered: string[]
  exited: string[]
  /** What is on now: by start, the enclosing cue first. */
  active: string[]
  /** Time went back over a boundary, or forward past a whole cue that was never on. */
  jumped: boolean
}

/** Follows playing time: asked once a frame, it answers what changed. */
export interface PlaybackCursor {
  /** While nothing changes the answer is one and the same object. */
  advance(time: number): PlaybackStep
}

/**
 * Follows playing time, in seconds, through an index: asked once a frame, it answers what to light up and what to clear.
 * A step inside the same span of time or into the next one costs no search; any other one a short one.
 * A cursor begins before the first cue, so that its first step enters whatever is on. A time that is not a number
 * changes nothing. An index that `buildCueIndex` did not make is refused with a TypeError.
 *
 * @example
 * const index = buildCueIndex([
 *   { id: 'The', start: 0, end: 0.3 },
 *   { id: 'cat', start: 0.3, end: 0.8 },
 * ])
 * const cursor = createPlaybackCursor(index)
 * cursor.advance(0.1) // => { entered: ['The'], exited: [], active: ['The'], jumped: false }
 * cursor.advance(0.4) // => { entered: ['cat'], exited: ['The'], active: ['cat'], jumped: false }
 * cursor.advance(0.2).jumped // => true
 */
export function createPlaybackCursor(index: CueIndex): PlaybackCursor {
  const table = tableOf(index)
  let span = -1
  let places: number[] = []
  let still: PlaybackStep | null = null

  return {
    advance(time) {
      const next = Number.isNaN(time) ? span : table.findSpan(time, span)
      if (next === span) return (still ??= { entered: [], exited: [], active: table.namesOf(places), jumped: false })

      const before = places
      const jumped = next < span || table.skipsCue(span, next)
      places = table.placesIn(next)
      span = next
      still = null
      return {
        entered: table.namesOf(without(places, before)),
        exited: table.namesOf(without(before, places)),
        active: table.namesOf(places),
        jumped,
      }
    },
  }
}

/** From this many on a set is faster than looking through the list. */
const LARGE_LIST = 16

function without(places: readonly number[], others: readonly number[]): number[] {
  if (others.length > LARGE_LIST) {
    const known = new Set(others)
    return places.filter((place) => !known.has(place))
  }
  const left: number[] = []
  for (const place of places) if (!others.includes(place)) left.push(place)
  return left
}
