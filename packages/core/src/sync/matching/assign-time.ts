import { float64At, int32At } from '../../arrays/element-at'
import type { Rect } from '../../types'
import type { HeardIntervals } from './find-heard-intervals'

/** A rect is timed if at least this fraction of its letters was heard. */
const MIN_FRACTION_HEARD = 0.5

/**
 * Returns the rect with the times at which the letters of its key are heard, or unchanged if too few of them were heard.
 *
 * @param letters the number of letters of the key
 */
export function assignTime<R extends Rect>(rect: R, heard: HeardIntervals, key: number, letters: number): R {
  const count = int32At(heard.letters, key)
  if (count === 0 || count < MIN_FRACTION_HEARD * letters) return rect
  const loss = float64At(heard.losses, key)
  const matched = { source: 'matched' as const, confidence: float64At(heard.confidences, key) }
  const timing = Number.isFinite(loss) ? { ...matched, loss } : matched
  return { ...rect, startTime: float64At(heard.starts, key), endTime: float64At(heard.ends, key), timing }
}
