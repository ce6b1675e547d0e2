import type { Rect } from '../../types'
import type { HeardInterval } from './merge-heard-parts'

/** A rect is timed if at least this fraction of its letters was heard. */
const MIN_FRACTION_HEARD = 0.5

/** Returns the rect with the times at which its letters are heard, or unchanged if too few of them were heard. */
export function assignTime<R extends Rect>(rect: R, heard: HeardInterval | undefined, letters: number): R {
  if (heard === undefined || heard.letters < MIN_FRACTION_HEARD * letters) return rect
  const { start, end, confidence, loss } = heard
  const timing = { source: 'matched' as const, confidence, ...(loss === undefined ? {} : { loss }) }
  return { ...rect, startTime: start, endTime: end, timing }
}
