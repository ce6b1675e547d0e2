/** A position in page-image pixels or screen pixels, as its user says. */
export interface Point {
  x: number
  y: number
}

/** A resize handle by compass direction: 'n' is the middle of the top edge, 'se' the lower right corner. */
export type Handle = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw'

/** The handles of a rect, by compass. */
export const handles: readonly Handle[] = ['nw', 'ne', 'se', 'sw', 'n', 'e', 's', 'w']

/** A line on which edges are aligned: vertical at `position` for axis 'x', horizontal for 'y'. Page-image pixels. */
export interface Guide {
  axis: 'x' | 'y'
  position: number
  /** The guide's extent along the other axis. */
  from: number
  to: number
}
