import { findInk, type GreyImage } from './find-ink'
import { measureLines } from './measure-lines'
import { measureUprightness } from './measure-uprightness'

/** Clockwise quarter turns. */
export type QuarterTurns = 1 | 2 | 3

/** Text lines are as sharp as this; scattered ink and drawings are not. */
const SHARP_LINES = 10
const CLEARLY_SHARPER = 1.5
/** Upright Latin text has a balance of 0.2 and more, of any typeface. */
const HEADSTAND_BALANCE = -0.1
/** Capitals and digits have hardly any ink outside their body, and do not say where their head is. */
const LEAST_OUTSIDE = 0.03
const FEWEST_PIECES = 15

/**
 * The turns that might make a page of Latin letters upright, the likeliest first; none when it seems to be so. A suspicion
 * only: recognition must confirm it. Takes a page of about 1000 pixels, 0.1 s.
 */
export function suspectTurns(page: GreyImage): QuarterTurns[] {
  const ink = findInk(page)
  const across = measureLines(ink, 'across')
  const down = measureLines(ink, 'down')
  const { width, height } = page
  if (down.sharpness >= SHARP_LINES && down.sharpness >= CLEARLY_SHARPER * across.sharpness) {
    const slope = Math.tan((down.degrees * Math.PI) / 180)
    const turned = { width: height, height: width }
    const { balance } = measureUprightness(ink, (x, y) => [height - 1 - y, x - slope * (y - height / 2)], turned)
    return balance < 0 ? [3, 1] : [1, 3]
  }
  if (across.sharpness < SHARP_LINES) return []
  const slope = Math.tan((across.degrees * Math.PI) / 180)
  const upright = measureUprightness(ink, (x, y) => [x, y - slope * (x - width / 2)], page)
  const isSuspect =
    upright.pieces >= FEWEST_PIECES && upright.outside >= LEAST_OUTSIDE && upright.balance <= HEADSTAND_BALANCE
  return isSuspect ? [2] : []
}
