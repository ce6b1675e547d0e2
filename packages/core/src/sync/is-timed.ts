import type { Rect } from '../types'

export type TimedRect<R extends Rect = Rect> = R & { startTime: number; endTime: number }

/** Whether the rect has a stretch of time: both ends known and in order. */
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

export function lengthSeconds(rect: TimedRect): number {
  return rect.endTime - rect.startTime
}
