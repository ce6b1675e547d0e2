import { resting, type PointerToolEvent, type ToolState, type ToolStep } from './tool-state'

type Panning = Extract<ToolState, { kind: 'panning' }>

/** Pans the page by the screen pixels since the last event. */
export function stepPanning(state: Panning, event: PointerToolEvent): ToolStep {
  if (event.kind === 'cancel') return { state: resting, plan: [] }
  const dx = event.screen.x - state.fromScreen.x
  const dy = event.screen.y - state.fromScreen.y
  const after: ToolState = event.kind === 'up' ? resting : { kind: 'panning', fromScreen: event.screen }
  return { state: after, plan: dx === 0 && dy === 0 ? [] : [{ do: 'pan', dx, dy }] }
}
