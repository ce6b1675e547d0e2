import type { GreyImage } from './grey-image'
import { thresholdInk } from './threshold-ink'
import { measureSkew } from './measure-skew'
import { measureUprightness } from './measure-uprightness'

/** Clockwise quarter turns. */
export type QuarterTurns = 1 | 2 | 3

/** Lines of text are sharper than this; scattered ink and drawings are not. */
const SHARP_LINES = 10
const CLEARLY_SHARPER = 1.5
/** A lower balance is that of text upside down; upright Latin text of any typeface has 0.2 and more. */
const HEADSTAND_BALANCE = -0.1
/** With less ink in ascenders and descenders, as in capitals and digits, the balance says nothing. */
const MIN_OUTSIDE = 0.03
const MIN_PIECES = 15

/**
 * Guesses the rotations that may make a page of Latin letters upright, the likeliest first; none when it seems upright.
 * Recognition must confirm a guess. Expects a page of about 1000 pixels, which takes 0.1 s.
 */
export function guessRotations(page: GreyImage): QuarterTurns[] {
  const ink = thresholdInk(page)
  const across = measureSkew(ink, 'across')
  const down = measureSkew(ink, 'down')
  const { width, height } = page
  if (down.sharpness >= SHARP_LINES && down.sharpness >= CLEARLY_SHARPER * across.sharpness) {
    const slope = Math.tan((down.degrees * Math.PI) / 180)
    const rotated = { width: height, height: width }
    const { balance } = measureUprightness(ink, (x, y) => [height - 1 - y, x - slope * (y - height / 2)], rotated)
    return balance < 0 ? [3, 1] : [1, 3]
  }
  if (across.sharpness < SHARP_LINES) return []
  const slope = Math.tan((across.degrees * Math.PI) / 180)
  const upright = measureUprightness(ink, (x, y) => [x, y - slope * (x - width / 2)], page)
  const isSuspect =
    upright.pieces >= MIN_PIECES && upright.outside >= MIN_OUTSIDE && upright.balance <= HEADSTAND_BALANCE
  return isSuspect ? [2] : []
}
