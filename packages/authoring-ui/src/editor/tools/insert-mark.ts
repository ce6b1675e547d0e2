import type { Box } from '@lectern/core/geometry'
import { createPointRect, createTriggerRect } from '../../marks/create-mark-rect'
import type { PageMark } from '../../marks/page-mark'
import { placeNewMark } from '../../marks/place-new-mark'
import { placeRect } from '../placed-rect'
import { resting, type ToolContext, type ToolStep } from './tool-state'

/** Inserts a trigger or a coaching point without a pointer, as one step, and selects it so that keys can move and resize it. */
export function insertMark(seen: Box, kind: PageMark['kind'], context: ToolContext): ToolStep {
  const inOrder = context.inOrder()
  const taken = inOrder.map((placed) => placed.rect)
  const box = placeNewMark(seen, context.pageSize, taken)
  const rect = (kind === 'trigger' ? createTriggerRect : createPointRect)(box, context.newId())
  const placed = placeRect(context.scope, rect, (inOrder.at(-1)?.order ?? -1) + 1)
  return {
    state: resting,
    plan: [
      { do: 'mark' },
      { do: 'set', rects: [placed] },
      { do: 'squash', label: 'draw' },
      { do: 'select', ids: new Set([placed.id]) },
    ],
  }
}
