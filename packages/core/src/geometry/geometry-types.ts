/** A position, in the space that its user names: page-image pixels or screen pixels. */
export interface Point {
  x: number
  y: number
}

/** Where a rect is grabbed to resize it, by compass: 'n' is the middle of the top edge, 'se' the lower right corner. */
export type Handle = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw'

/** The handles of a rect, by compass. */
export const handles: readonly Handle[] = ['nw', 'ne', 'se', 'sw', 'n', 'e', 's', 'w']

/** A line on which edges stand together: vertical at `position` for axis 'x', horizontal for 'y'. Page-image pixels. */
export interface Guide {
  axis: 'x' | 'y'
  position: number
  /** The guide's extent along the other axis. */
  from: number
  to: number
}
