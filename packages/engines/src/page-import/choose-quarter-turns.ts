/** Fewer letters do not say how a page is held: a picture with a label at its side stays as it is. */
const FEWEST_LETTERS = 20
const MOST_LETTERS = 0.8
/** Radians by which text may lean and still count for a quarter. */
const TOLERANCE = 0.15

/**
 * How many quarter turns clockwise a page of a PDF must be shown with so that its text is upright; null when its letters
 * are few or do not agree.
 *
 * @param angles of the letters in the unturned page, radians clockwise
 */
export function chooseQuarterTurns(angles: readonly number[]): 0 | 1 | 2 | 3 | null {
  if (angles.length < FEWEST_LETTERS) return null
  const quarter = Math.PI / 2
  for (const turns of [0, 1, 2, 3] as const) {
    const agreeing = angles.filter((angle) => {
      const difference = angle + turns * quarter
      return Math.abs(Math.atan2(Math.sin(difference), Math.cos(difference))) < TOLERANCE
    })
    if (agreeing.length >= MOST_LETTERS * angles.length) return turns
  }
  return null
}
