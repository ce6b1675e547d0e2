import type { Box } from '../types'

/** Rects looked up by place. Page-image pixels; `Id` is whatever names a rect. */
export interface SpatialIndex<Id = string> {
  readonly size: number
  /** Every rect that overlaps or touches `box`, in the order they were given. */
  search(box: Box): Id[]
  /** The rect with the least distance to the point, 0 inside it; of equals the smallest, then the last given. */
  nearest(x: number, y: number): Id | null
  /** The smallest rect that holds the point, of equals the last given; only those that `accepts` lets through. */
  smallestAt(x: number, y: number, accepts?: (id: Id) => boolean): Id | null
  boxOf(id: Id): Box | null
}
