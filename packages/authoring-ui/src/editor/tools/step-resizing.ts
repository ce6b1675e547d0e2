import { resizeRect, roundRect, type Box } from '@lectern/core/geometry'
import type { PlacedRect } from '../placed-rect'
import {
  dragThresholdPx,
  resting,
  type ToolContext,
  type PointerToolEvent,
  type ToolPlan,
  type ToolState,
  type ToolStep,
} from './tool-state'

type Resizing = Extract<ToolState, { kind: 'resizing' }>

/**
 * Resizes a rect by a handle. The edge may cross the opposite one; the rect is at least one pixel in size. A rect released
 * where it was pressed stays as it was, even at fractional coordinates.
 */
export function stepResizing(state: Resizing, event: PointerToolEvent, context: ToolContext): ToolStep {
  if (event.kind === 'cancel') return { state: resting, plan: state.begun ? [{ do: 'abandon' }] : [] }
  if (event.kind === 'down') return { state, plan: [] }
  const { before } = state
  const dx = event.page.x - state.from.x
  const dy = event.page.y - state.from.y
  const isClick = !state.begun && Math.hypot(dx, dy) * context.zoom < dragThresholdPx
  if (isClick) return { state: event.kind === 'up' ? resting : state, plan: [] }
  const begin: readonly ToolPlan[] = state.begun ? [] : [{ do: 'mark' }]
  const resized = resizeRect(before.rect, state.handle, dx, dy)
  const after: PlacedRect = isSameBox(resized, before.rect)
    ? before
    : { ...before, rect: { ...before.rect, ...roundRect(resized) } }
  if (event.kind === 'move') {
    return { state: { ...state, begun: true }, plan: [...begin, { do: 'set', rects: [after] }] }
  }
  if (isSameBox(after.rect, before.rect)) return { state: resting, plan: state.begun ? [{ do: 'abandon' }] : [] }
  return { state: resting, plan: [...begin, { do: 'set', rects: [after] }, { do: 'squash', label: 'resize' }] }
}

function isSameBox(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}
