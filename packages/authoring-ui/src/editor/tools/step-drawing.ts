import { boxFromPoints } from '@lectern/core/geometry'
import { createPlaced } from './create-placed'
import {
  dragThresholdPx,
  resting,
  type ToolContext,
  type PointerToolEvent,
  type ToolPlan,
  type ToolState,
  type ToolStep,
} from './tool-state'

type Drawing = Extract<ToolState, { kind: 'drawing' }>

/** Draws a rect by its diagonal. A drag of less than three pixels draws nothing. */
export function stepDrawing(state: Drawing, event: PointerToolEvent, context: ToolContext): ToolStep {
  const discard: readonly ToolPlan[] = state.begun ? [{ do: 'abandon' }] : []
  if (event.kind === 'cancel') return { state: resting, plan: discard }
  if (event.kind === 'down') return { state, plan: [] }
  const box = boxFromPoints(state.from, withinPage(event.page, context))
  if (Math.max(box.width, box.height) * context.zoom < dragThresholdPx) {
    return event.kind === 'up' ? { state: resting, plan: discard } : { state, plan: [] }
  }
  const placed = createPlaced(context.scope, box, { id: state.rectId, order: state.order })
  const begin: readonly ToolPlan[] = state.begun ? [] : [{ do: 'mark' }]
  if (event.kind === 'move') {
    return { state: { ...state, begun: true }, plan: [...begin, { do: 'set', rects: [placed] }] }
  }
  return {
    state: resting,
    plan: [
      ...begin,
      { do: 'set', rects: [placed] },
      { do: 'squash', label: 'draw' },
      { do: 'select', ids: new Set([placed.id]) },
    ],
  }
}

function withinPage(point: { x: number; y: number }, { pageSize }: ToolContext): { x: number; y: number } {
  return { x: Math.min(Math.max(point.x, 0), pageSize.width), y: Math.min(Math.max(point.y, 0), pageSize.height) }
}
