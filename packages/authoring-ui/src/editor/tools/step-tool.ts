import { stepBrushing } from './brushing'
import { stepDrawing } from './drawing'
import { insertRect } from './inserting'
import { stepPanning } from './panning'
import { stepPointing } from './pointing'
import { stepResizing } from './resizing'
import { stepResting } from './resting'
import type { ToolContext, ToolEvent, ToolState, ToolStep } from './tool-state'
import { stepTranslating } from './translating'

/** One step of the tools: a state and an event in, the next state and what is to be done out. */
export function stepTool(state: ToolState, event: ToolEvent, context: ToolContext): ToolStep {
  // Nothing is put in the way of a gesture that is under way.
  if (event.kind === 'insert') return state.kind === 'resting' ? insertRect(event.seen, context) : { state, plan: [] }
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
