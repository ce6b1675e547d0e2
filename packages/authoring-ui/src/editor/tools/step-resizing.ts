import { resizeRect, roundRect, type Box } from '@lectern/core/geometry'
import type { PlacedRect } from '../placed-rect'
import { snapResize } from './snap-resize'
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
  const { handle } = state
  const pulled = { x: event.page.x - state.from.x, y: event.page.y - state.from.y }
  const isClick = !state.begun && Math.hypot(pulled.x, pulled.y) * context.zoom < dragThresholdPx
  if (isClick) return { state: event.kind === 'up' ? resting : state, plan: [] }
  const begin: readonly ToolPlan[] = state.begun ? [] : [{ do: 'mark' }]
  const { by, guides } =
    event.free === true ? { by: pulled, guides: [] } : snapResize(before, { handle, by: pulled, context })
  const resized = resizeRect(before.rect, handle, by.x, by.y)
  const after: PlacedRect = isSameBox(resized, before.rect)
    ? before
    : { ...before, rect: { ...before.rect, ...roundRect(resized) } }
  if (event.kind === 'move') {
    const plan = [...begin, { do: 'set', rects: [after] }, { do: 'guide', guides }] as const
    return { state: { ...state, begun: true }, plan }
  }
  if (isSameBox(after.rect, before.rect)) return { state: resting, plan: state.begun ? [{ do: 'abandon' }] : [] }
  return { state: resting, plan: [...begin, { do: 'set', rects: [after] }, { do: 'squash', label: 'resize' }] }
}

function isSameBox(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}
