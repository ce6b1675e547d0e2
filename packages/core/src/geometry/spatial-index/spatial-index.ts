import type { Box } from '../../types'

/** Looks up rects by position, in page-image pixels. `Id` identifies a rect. */
export interface SpatialIndex<Id = string> {
  readonly size: number
  /** Finds every rect that overlaps or touches `box`, in the order in which they were indexed. */
  search(box: Box): Id[]
  /** Finds the rect nearest to the point (distance 0 inside it); of equals the smallest, then the last one indexed. */
  nearest(x: number, y: number): Id | null
  /** Finds the smallest rect that contains the point and that `accepts` allows; of equals the last one indexed. */
  smallestAt(x: number, y: number, accepts?: (id: Id) => boolean): Id | null
  boxOf(id: Id): Box | null
}
