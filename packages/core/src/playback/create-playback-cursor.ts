import type { CueIndex } from '../types'
import { getCueTable } from './cue-table'

/** The changes of one step in time. */
export interface PlaybackStep {
  entered: string[]
  exited: string[]
  /** The ids that are active now: by start, enclosing cues first. */
  active: string[]
  /** True if time went back over a boundary, or forward past a whole cue that was never active. */
  jumped: boolean
}

/** Follows playback time: called once per frame, it returns the changes. */
export interface PlaybackCursor {
  /** Returns the same object for as long as nothing changes. */
  advance(time: number): PlaybackStep
}

/**
 * Creates a cursor that follows playback time, in seconds: called once per frame, it returns which ids to highlight and which
 * to clear. A step within a span between two cue boundaries or into the next span needs no search; any other step a short one.
 * The cursor starts before the first cue, so its first step enters every active cue. NaN changes nothing.
 * @throws TypeError if `buildCueIndex` did not make the index
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
  const table = getCueTable(index)
  let span = -1
  let active: number[] = []
  let still: PlaybackStep | null = null

  return {
    advance(time) {
      const next = Number.isNaN(time) ? span : table.findSpan(time, span)
      if (next === span) return (still ??= { entered: [], exited: [], active: table.namesOf(active), jumped: false })

      const before = active
      const jumped = next < span || table.skipsCue(span, next)
      active = table.activeIn(next)
      span = next
      still = null
      return {
        entered: table.namesOf(without(active, before)),
        exited: table.namesOf(without(before, active)),
        active: table.namesOf(active),
        jumped,
      }
    },
  }
}

/** From this many on a set is faster than looking through the list. */
const LARGE_LIST = 16

function without(active: readonly number[], others: readonly number[]): number[] {
  if (others.length > LARGE_LIST) {
    const known = new Set(others)
    return active.filter((id) => !known.has(id))
  }
  const left: number[] = []
  for (const id of active) if (!others.includes(id)) left.push(id)
  return left
}
