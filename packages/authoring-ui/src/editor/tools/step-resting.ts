import type { Point } from '@lectern/core/geometry'
import { resting, type HitTarget, type ToolContext, type PointerToolEvent, type ToolStep } from './tool-state'

/** Handles events outside of gestures: a press starts one, a move hovers. */
export function stepResting(event: PointerToolEvent, context: ToolContext): ToolStep {
  if (event.kind === 'cancel' || event.kind === 'up') return { state: resting, plan: [] }
  if (event.kind === 'move') return { state: resting, plan: [{ do: 'hover', target: context.hit(event.page) }] }
  if (event.pan) return { state: { kind: 'panning', fromScreen: event.screen }, plan: [] }
  switch (context.tool) {
    case 'assignTime':
      return { state: resting, plan: [{ do: 'tap', target: context.hit(event.page) }] }
    case 'createRects':
      return startDrawing(event.page, context)
    case 'editRects':
      return startEditing(event.page, event.additive, context)
  }
}

function startDrawing(from: Point, context: ToolContext): ToolStep {
  const last = context.inOrder().at(-1)
  const order = last === undefined ? 0 : last.order + 1
  return {
    state: { kind: 'drawing', from, rectId: context.newId(), order, begun: false },
    plan: [{ do: 'select', ids: new Set() }],
  }
}

function startEditing(from: Point, additive: boolean, context: ToolContext): ToolStep {
  const target: HitTarget = context.hit(from)
  switch (target.kind) {
    case 'handle': {
      const before = context.get(target.id)
      if (before === undefined) throw new Error(`The handle of rect ${target.id} was hit, but there is no such rect.`)
      return { state: { kind: 'resizing', from, handle: target.handle, before, begun: false }, plan: [] }
    }
    case 'rect': {
      if (additive || context.selected.has(target.id)) {
        return { state: { kind: 'pointing', from, id: target.id, additive }, plan: [] }
      }
      return {
        state: { kind: 'pointing', from, id: target.id, additive },
        plan: [{ do: 'select', ids: new Set([target.id]) }],
      }
    }
    case 'page': {
      const selected = additive ? context.selected : new Set<string>()
      return { state: { kind: 'brushing', from, selected }, plan: [{ do: 'select', ids: selected }] }
    }
  }
}
