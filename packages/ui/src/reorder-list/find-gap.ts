/** The box of an entry, in CSS pixels of the window. */
export interface EntryBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface GapSearch {
  readonly x: number
  readonly y: number
  /** Several entries are side by side. */
  readonly grid: boolean
  /** The entries run from right to left. */
  readonly mirrored: boolean
}

/**
 * Returns the index at which something dropped at a point would be inserted: the number of entries before the point. In
 * rows, the middle of each row divides; in a grid, the row of tiles first, then the middle of each tile.
 */
export function findGap(boxes: readonly EntryBox[], at: GapSearch): number {
  return boxes.filter((box) => (at.grid ? isBeforeInGrid(box, at) : middle(box.top, box.bottom) < at.y)).length
}

function isBeforeInGrid(box: EntryBox, { x, y, mirrored }: GapSearch): boolean {
  if (box.bottom <= y) return true
  if (box.top > y) return false
  const across = middle(box.left, box.right)
  return mirrored ? across > x : across < x
}

function middle(start: number, end: number): number {
  return (start + end) / 2
}
