import { stepBrushing } from './step-brushing'
import { stepDrawing } from './step-drawing'
import { insertMark } from './insert-mark'
import { insertRect } from './insert-rect'
import { stepPanning } from './step-panning'
import { stepPointing } from './step-pointing'
import { stepResizing } from './step-resizing'
import { stepResting } from './step-resting'
import type { ToolContext, ToolEvent, ToolState, ToolStep } from './tool-state'
import { stepTranslating } from './step-translating'

/** Computes the next state of the tools and the plan for an event. */
export function stepTool(state: ToolState, event: ToolEvent, context: ToolContext): ToolStep {
  // An insertion is ignored during a gesture.
  if (event.kind === 'insert') {
    if (state.kind !== 'resting') return { state, plan: [] }
    return context.scope.kind === 'marks'
      ? insertMark(event.seen, event.mark ?? 'trigger', context)
      : insertRect(event.seen, context)
  }
  switch (state.kind) {
    case 'resting':
      return stepResting(event, context)
    case 'pointing':
      return stepPointing(state, event, context)
    case 'translating':
      return stepTranslating(state, event, context)
    case 'resizing':
      return stepResizing(state, event, context)
    case 'brushing':
      return stepBrushing(state, event, context)
    case 'drawing':
      return stepDrawing(state, event, context)
    case 'panning':
      return stepPanning(state, event)
  }
}
