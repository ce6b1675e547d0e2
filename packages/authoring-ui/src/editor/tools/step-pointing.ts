import { stepTranslating } from './step-translating'
import {
  dragThresholdPx,
  resting,
  type ToolContext,
  type PointerToolEvent,
  type ToolState,
  type ToolStep,
} from './tool-state'

type Pointing = Extract<ToolState, { kind: 'pointing' }>

/** Handles a press on a rect: a release is a click, a move starts dragging the selection. */
export function stepPointing(state: Pointing, event: PointerToolEvent, context: ToolContext): ToolStep {
  if (event.kind === 'cancel') return { state: resting, plan: [] }
  if (event.kind === 'up') return { state: resting, plan: [{ do: 'select', ids: clicked(state, context) }] }
  if (event.kind === 'down') return { state, plan: [] }
  const moved = Math.hypot(event.page.x - state.from.x, event.page.y - state.from.y) * context.zoom
  if (moved < dragThresholdPx) return { state, plan: [] }
  const selected = context.selected.has(state.id) ? context.selected : new Set([...context.selected, state.id])
  const before = [...selected].map((id) => context.get(id)).filter((placed) => placed !== undefined)
  const first = stepTranslating({ kind: 'translating', from: state.from, before }, event, context)
  return { state: first.state, plan: [{ do: 'select', ids: selected }, { do: 'mark' }, ...first.plan] }
}

function clicked(state: Pointing, context: ToolContext): ReadonlySet<string> {
  if (!state.additive) return new Set([state.id])
  const ids = new Set(context.selected)
  if (!ids.delete(state.id)) ids.add(state.id)
  return ids
}
