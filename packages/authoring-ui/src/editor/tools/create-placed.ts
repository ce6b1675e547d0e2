import type { Box } from '@lectern/core/geometry'
import { createTriggerRect } from '../../marks/create-mark-rect'
import { placeRect, type PlacedRect, type RectScope } from '../placed-rect'
import { createRect } from './create-rect'

/** Returns what an author draws in a scope: a rect, or a popup trigger among the marks of a page. */
export function createPlaced(
  scope: RectScope,
  box: Box,
  { id, order }: { readonly id: string; readonly order: number },
): PlacedRect {
  return placeRect(scope, scope.kind === 'marks' ? createTriggerRect(box, id) : createRect(box, { id }), order)
}
