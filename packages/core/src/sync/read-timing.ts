import type { Rect } from '../types'

/** The fields of a rect that say when it sounds. */
export type Timing = Pick<Rect, 'startTime' | 'endTime' | 'timing' | 'pauseAfter'>

/** The time fields of a rect as they are, none that it does not have. */
export function readTiming({ startTime, endTime, timing, pauseAfter }: Rect): Timing {
  return {
    ...(startTime === undefined ? {} : { startTime }),
    ...(endTime === undefined ? {} : { endTime }),
    ...(timing === undefined ? {} : { timing }),
    ...(pauseAfter === undefined ? {} : { pauseAfter }),
  }
}

/** The rect without its time fields. */
export function withoutTiming<R extends object>(rect: R & Timing): Omit<R, keyof Timing> {
  const { startTime: _start, endTime: _end, timing: _timing, pauseAfter: _pause, ...rest } = rect
  return rest
}
