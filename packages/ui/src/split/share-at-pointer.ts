/**
 * The share that a pointer asks for.
 * @param at.start where the place begins along the split, at.size how long it is, at.pointer all in CSS pixels
 */
export function shareAtPointer(at: {
  readonly start: number
  readonly size: number
  readonly pointer: number
  readonly reversed: boolean
}): number {
  if (at.size <= 0) return 0
  const share = ((at.pointer - at.start) / at.size) * 100
  return at.reversed ? 100 - share : share
}
