/** With fewer letters a page stays as it is: it may be a picture with a label at its side. */
const MIN_LETTERS = 20
const MIN_AGREEING_FRACTION = 0.8
/** Angle in radians by which text may differ from a quarter turn. */
const TOLERANCE = 0.15

/**
 * Chooses the clockwise quarter turns that make the text of a PDF page upright; null for few letters or different angles.
 *
 * @param angles of the letters on the page without rotation, radians clockwise
 */
export function chooseQuarterTurns(angles: readonly number[]): 0 | 1 | 2 | 3 | null {
  if (angles.length < MIN_LETTERS) return null
  const quarter = Math.PI / 2
  for (const turns of [0, 1, 2, 3] as const) {
    const agreeing = angles.filter((angle) => {
      const difference = angle + turns * quarter
      return Math.abs(Math.atan2(Math.sin(difference), Math.cos(difference))) < TOLERANCE
    })
    if (agreeing.length >= MIN_AGREEING_FRACTION * angles.length) return turns
  }
  return null
}
