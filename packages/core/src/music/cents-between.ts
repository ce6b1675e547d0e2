const CENTS_PER_OCTAVE = 1200

/**
 * Returns how far `hz` is above `reference` in cents, hundredths of a semitone; negative if it is below. Both are in hertz.
 * @throws RangeError if one of them is not a frequency above 0
 *
 * @example
 * centsBetween(880, 440) // => 1200
 * Math.round(centsBetween(438, 440)) // => -8
 */
export function centsBetween(hz: number, reference: number): number {
  if (!isFrequency(hz) || !isFrequency(reference)) {
    throw new RangeError(`Cents lie between two frequencies above 0 Hz, not between ${hz} and ${reference}.`)
  }
  return CENTS_PER_OCTAVE * Math.log2(hz / reference)
}

export function isFrequency(hz: number): boolean {
  return Number.isFinite(hz) && hz > 0
}
