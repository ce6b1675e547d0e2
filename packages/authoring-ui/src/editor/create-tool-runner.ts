import type { SpatialIndex } from '@lectern/core/geometry'
import type { EditorStore } from './create-editor-store'
import { readToolContext } from './read-tool-context'
import { runToolPlan } from './run-tool-plan'
import { stepTool } from './tools/step-tool'
import type { ToolEvent } from './tools/tool-state'

/** Feeds events to the tools and executes their plans. */
export interface ToolRunner {
  readonly send: (event: ToolEvent) => void
  /** Cancels the gesture under way. Commands do so first, so that they never change rects under a moving pointer. */
  readonly cancelGesture: () => void
}

export interface ToolRunnerOptions {
  readonly store: EditorStore
  /** Returns the index of the shown rects. */
  readonly readIndex: () => SpatialIndex
  /** Creates ids for rects that the author draws. */
  readonly newId: () => string
}

export function createToolRunner({ store, readIndex, newId }: ToolRunnerOptions): ToolRunner {
  const { document, steps } = store

  function send(event: ToolEvent): void {
    const state = store.getState()
    if (state.scope === null) return
    // A pointer that only hovers ends no step.
    if (event.kind === 'down' || event.kind === 'insert') steps.endStep()
    const before = store.getGesture()
    const context = readToolContext({ state, scope: state.scope, document, index: readIndex, newId })
    const step = stepTool(before, event, context)
    store.setGesture(step.state)
    for (const plan of step.plan) runToolPlan(store, plan)
    if (before.kind !== step.state.kind) store.update(step.state.kind === 'resting' ? { guides: [] } : {})
  }

  return {
    send,
    cancelGesture() {
      if (store.getGesture().kind !== 'resting') send({ kind: 'cancel' })
    },
  }
}
