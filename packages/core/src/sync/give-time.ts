import type { Rect } from '../types'
import type { HeardStretch } from './join-heard-parts'

/** Share of the letters that must be heard for their rects to get the time. */
const HEARD_LETTERS = 0.5

/** The rect with the stretch of speech that its letters are heard in; as it is where too few of them are. */
export function giveTime<R extends Rect>(rect: R, heard: HeardStretch | undefined, letters: number): R {
  if (heard === undefined || heard.letters < HEARD_LETTERS * letters) return rect
  const { start, end, confidence, loss } = heard
  const timing = { source: 'matched' as const, confidence, ...(loss === undefined ? {} : { loss }) }
  return { ...rect, startTime: start, endTime: end, timing }
}
