import { boxFromPoints } from '@lectern/core/geometry'
import {
  dragThresholdPx,
  resting,
  type ToolContext,
  type PointerToolEvent,
  type ToolState,
  type ToolStep,
} from './tool-state'

type Brushing = Extract<ToolState, { kind: 'brushing' }>

/** Selects the rects that a dragged frame touches; with shift, adds them to the selection. */
export function stepBrushing(state: Brushing, event: PointerToolEvent, context: ToolContext): ToolStep {
  if (event.kind === 'cancel') {
    return {
      state: resting,
      plan: [
        { do: 'brush', box: null },
        { do: 'select', ids: state.selected },
      ],
    }
  }
  if (event.kind === 'down') return { state, plan: [] }
  if (event.kind === 'up') return { state: resting, plan: [{ do: 'brush', box: null }] }
  const box = boxFromPoints(state.from, event.page)
  if (Math.max(box.width, box.height) * context.zoom < dragThresholdPx) return { state, plan: [] }
  const ids = new Set([...state.selected, ...context.within(box)])
  return {
    state,
    plan: [
      { do: 'brush', box },
      { do: 'select', ids },
    ],
  }
}
