import type { Rect } from '../../types'

/** The fields of a rect that say when it is spoken. */
export type Timing = Pick<Rect, 'startTime' | 'endTime' | 'timing' | 'pauseAfter'>

/** Returns the time fields that a rect has. */
export function pickTiming({ startTime, endTime, timing, pauseAfter }: Rect): Timing {
  return {
    ...(startTime === undefined ? {} : { startTime }),
    ...(endTime === undefined ? {} : { endTime }),
    ...(timing === undefined ? {} : { timing }),
    ...(pauseAfter === undefined ? {} : { pauseAfter }),
  }
}

/** Returns a rect without its time fields. */
export function withoutTiming<R extends object>(rect: R & Timing): Omit<R, keyof Timing> {
  const { startTime: _start, endTime: _end, timing: _timing, pauseAfter: _pause, ...rest } = rect
  return rest
}
