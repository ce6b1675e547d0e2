import type { Rect } from '../types'

export type TimedRect = Rect & { startTime: number; endTime: number }

/** Whether the rect has a stretch of time: both ends known and in order. */
export function isTimed(rect: Rect): rect is TimedRect {
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
