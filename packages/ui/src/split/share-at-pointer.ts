/**
 * Returns the first pane's share at a pointer.
 * @param at `start` and `size` of the area along the split, and the position of the pointer, all in CSS pixels
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
