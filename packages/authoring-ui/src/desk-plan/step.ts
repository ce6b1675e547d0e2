import type { DeskChapter } from './desk-chapter'
import type { DeskEffect } from './desk-effect'
import type { DocumentView } from './document-view'

/** The facts that a step may read besides its own state. */
export interface DeskContext {
  readonly chapter: DeskChapter
  readonly document: DocumentView
}

/** The next state of one part of the desk, and the effects to execute in order. */
export interface Step<State> {
  readonly state: State
  readonly effects: readonly DeskEffect[]
}

/** Returns a step without effects. */
export function stay<State>(state: State): Step<State> {
  return { state, effects: [] }
}
