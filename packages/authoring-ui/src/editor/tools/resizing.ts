import { resizeRect, roundRect } from '@lectern/core/geometry'
import type { PlacedRect } from '../placed-rect'
import { resting, type ToolContext, type ToolEvent, type ToolState, type ToolStep } from './tool-state'

type Resizing = Extract<ToolState, { kind: 'resizing' }>

/** Dragging a handle. The edge may be pulled over the opposite one; the rect is at least one pixel in size. */
export function stepResizing(state: Resizing, event: ToolEvent, _context: ToolContext): ToolStep {
  if (event.kind === 'cancel') return { state: resting, plan: [{ do: 'abandon' }] }
  if (event.kind === 'down') return { state, plan: [] }
  const { before } = state
  const box = roundRect(resizeRect(before.rect, state.handle, event.page.x - state.from.x, event.page.y - state.from.y))
  const after: PlacedRect = { ...before, rect: { ...before.rect, ...box } }
  if (event.kind === 'move') return { state, plan: [{ do: 'set', rects: [after] }] }
  return {
    state: resting,
    plan: [
      { do: 'set', rects: [after] },
      { do: 'squash', label: 'resize' },
    ],
  }
}
