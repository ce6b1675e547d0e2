import type { Box } from '../../types'
import { SpatialGrid } from './spatial-grid'
import type { SpatialIndex } from './spatial-index'

/**
 * Builds an index of rects by position, in page-image pixels. Leaves out rects with a coordinate that is not finite or a
 * negative size. The index is a snapshot: build a new one when rects change.
 *
 * @example
 * const index = buildSpatialIndex([
 *   { id: 'w1', x: 0, y: 0, width: 40, height: 10 },
 *   { id: 'w2', x: 50, y: 0, width: 40, height: 10 },
 * ])
 * index.smallestAt(10, 5) // => 'w1'
 * index.nearest(48, 5) // => 'w2'
 * index.search({ x: 30, y: 0, width: 30, height: 10 }) // => ['w1', 'w2']
 */
export function buildSpatialIndex<Id = string>(rects: readonly (Box & { id: Id })[]): SpatialIndex<Id> {
  return new SpatialGrid(rects)
}
