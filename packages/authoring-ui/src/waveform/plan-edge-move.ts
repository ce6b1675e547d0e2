import { snapToSilence } from '@lectern/core/sync'
import type { EdgeMove, MovedSpan } from '@lectern/ui/waveform'
import type { TimeSpan } from './list-time-spans'

export interface EdgeMoveContext {
  /** In the order of the narration. */
  readonly spans: readonly Pick<TimeSpan, 'id' | 'start' | 'end'>[]
  /** Length of the narration. */
  readonly seconds: number
  /** Loudness of the narration, in which silences are found; null to leave them aside. */
  readonly loudness: { readonly secondsPerPeak: number; readonly values: ArrayLike<number> } | null
  /** The edge of a neighbour goes along with an edge that touches it. Else it is a limit. */
  readonly isLinked: boolean
}

/** A word of one letter takes longer. */
const SHORTEST_SECONDS = 0.02
/** Edges closer than this touch: times are rounded to milliseconds. */
const TOUCHING_SECONDS = 0.0015

/**
 * Returns the new times of a span, one of whose edges is moved, and of the neighbour that moves with it; none if nothing
 * changes. Both stay at least 20 ms long, inside the narration, and, linked, without an overlap. An edge snaps to a silence
 * within `reach`.
 */
export function planEdgeMove(move: EdgeMove, context: EdgeMoveContext): readonly MovedSpan[] {
  const { spans, seconds, loudness, isLinked } = context
  const index = spans.findIndex(({ id }) => id === move.id)
  const span = spans[index]
  if (span === undefined || !Number.isFinite(move.time)) return []
  const isStart = move.edge === 'start'
  const neighbour = spans[index + (isStart ? -1 : 1)]
  const wanted =
    move.reach === null || loudness === null
      ? move.time
      : snapToSilence(loudness, move.time, { windowSeconds: move.reach })
  const far = isStart ? span.end - SHORTEST_SECONDS : span.start + SHORTEST_SECONDS
  const limit = limitOf(neighbour, { isStart, isLinked, seconds, now: span[move.edge] })
  const time = round(isStart ? Math.max(Math.min(wanted, far), limit) : Math.min(Math.max(wanted, far), limit))
  if (time === span[move.edge]) return []
  const moved: MovedSpan = { id: span.id, start: span.start, end: span.end, [move.edge]: time }
  if (neighbour === undefined || !isLinked) return [moved]
  const facing = isStart ? neighbour.end : neighbour.start
  const isTouching = Math.abs(facing - span[move.edge]) <= TOUCHING_SECONDS
  const isPushed = isStart ? time < facing : time > facing
  if (!isTouching && !isPushed) return [moved]
  const { id, start, end } = neighbour
  return [moved, { id, start, end, [isStart ? 'end' : 'start']: time }]
}

interface Limits {
  readonly isStart: boolean
  readonly isLinked: boolean
  readonly seconds: number
  /** Time of the edge before the move. */
  readonly now: number
}

/** Returns the furthest time that an edge may have on its outer side. */
function limitOf(neighbour: Omit<MovedSpan, 'id'> | undefined, { isStart, isLinked, seconds, now }: Limits): number {
  if (neighbour === undefined) return isStart ? 0 : Math.max(seconds, now)
  if (isLinked) return isStart ? neighbour.start + SHORTEST_SECONDS : neighbour.end - SHORTEST_SECONDS
  // An edge that overlaps its neighbour already may stay where it is.
  return isStart ? Math.min(neighbour.end, now) : Math.max(neighbour.start, now)
}

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}
