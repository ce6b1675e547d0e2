import type { Rect } from '../types'
import type { HeardStretch } from './join-heard-parts'

/** The rect with the stretch of speech that its letters are heard in. */
export function giveTime<R extends Rect>(rect: R, { start, end, confidence, loss }: HeardStretch): R {
  const timing = { source: 'matched' as const, confidence, ...(loss === undefined ? {} : { loss }) }
  return { ...rect, startTime: start, endTime: end, timing }
}
