import type { EditorState } from '../editor/editor-state'

const byHandle = { n: 'ns', s: 'ns', e: 'ew', w: 'ew', nw: 'nwse', se: 'nwse', ne: 'nesw', sw: 'nesw' } as const

export type StageCursor = 'arrow' | 'move' | 'draw' | 'pan' | (typeof byHandle)[keyof typeof byHandle]

/** Returns the cursor that shows the effect of a press. */
export function chooseCursor(state: EditorState): StageCursor {
  if (state.gesture === 'panning') return 'pan'
  if (state.tool === 'createRects') return 'draw'
  if (state.tool === 'assignTime') return 'arrow'
  if (state.gesture === 'translating') return 'move'
  if (state.hovered.kind === 'handle') return byHandle[state.hovered.handle]
  return state.hovered.kind === 'rect' ? 'move' : 'arrow'
}
