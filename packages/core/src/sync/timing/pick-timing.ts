import type { Rect } from '../../types'

/** The fields of a rect that say when it is spoken. */
export type Timing = Pick<Rect, 'startTime' | 'endTime' | 'timing' | 'pauseAfter'>

/** Returns the time fields that a rect has. */
export function pickTiming(rect: Timing): Timing {
  return setTiming({}, rect)
}

/** Returns a rect with other time fields than its own. Assignments are several times as fast here as spreading. */
export function withTiming<R extends object>(rect: R & Timing, timing: Timing): Omit<R, keyof Timing> & Timing {
  return setTiming(hasTiming(rect) ? withoutTiming(rect) : { ...rect }, timing)
}

/** Returns a rect without its time fields. */
export function withoutTiming<R extends object>(rect: R & Timing): Omit<R, keyof Timing> {
  const { startTime: _start, endTime: _end, timing: _timing, pauseAfter: _pause, ...rest } = rect
  return rest
}

function hasTiming(rect: Timing): boolean {
  return 'startTime' in rect || 'endTime' in rect || 'timing' in rect || 'pauseAfter' in rect
}

/** Sets the time fields that are there on a new object. */
function setTiming<T extends object>(made: T & Timing, { startTime, endTime, timing, pauseAfter }: Timing): T & Timing {
  if (startTime !== undefined) made.startTime = startTime
  if (endTime !== undefined) made.endTime = endTime
  if (timing !== undefined) made.timing = timing
  if (pauseAfter !== undefined) made.pauseAfter = pauseAfter
  return made
}
