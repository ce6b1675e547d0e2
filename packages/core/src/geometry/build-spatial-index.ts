import type { Box } from '../types'
import { SpatialGrid, type SpatialIndex } from './spatial-grid'

/**
 * Indexes rects by place. Rects with a coordinate that is not finite or with a negative size cannot be found and are
 * left out. The index is a snapshot: build a new one when rects change.
 */
export function buildSpatialIndex<Id = string>(rects: readonly (Box & { id: Id })[]): SpatialIndex<Id> {
  return new SpatialGrid(rects)
}
