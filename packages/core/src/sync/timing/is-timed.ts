import type { Rect } from '../../types'

export type TimedRect<R extends Rect = Rect> = R & { startTime: number; endTime: number }

/** Returns true if a rect has finite times that run forward. */
export function isTimed<R extends Rect>(rect: R): rect is TimedRect<R> {
  const { startTime, endTime } = rect
  return (
    startTime !== undefined &&
    endTime !== undefined &&
    Number.isFinite(startTime) &&
    Number.isFinite(endTime) &&
    startTime < endTime
  )
}

/** Returns the duration of a rect in seconds. */
export function durationOf(rect: TimedRect): number {
  return rect.endTime - rect.startTime
}
