import { isEmptyChange } from '@lectern/core/editing'
import { createUndoSteps, type UndoSteps } from './create-undo-steps'
import { initialEditorState, type EditorState } from './editor-state'
import { createRectDocument, type RectChange, type RectDocument } from './rect-document'
import { resting, type HitTarget, type ToolState } from './tools/tool-state'
import { createUnsavedPages, type UnsavedPages } from './unsaved-pages'

/** Fields of the state that the store derives from the history, the gesture and the saved pages. */
type DerivedField = 'gesture' | 'settledVersion' | 'canUndo' | 'canRedo' | 'unsavedPages'

/** The state of the editor with the document and the history behind it; commands and tools change it through this. */
export interface EditorStore {
  readonly document: RectDocument
  readonly steps: UndoSteps
  readonly unsaved: UnsavedPages
  readonly getState: () => EditorState
  readonly subscribe: (listener: () => void) => () => void
  /** Calls the listeners of taps. */
  readonly tap: (target: HitTarget) => void
  /** Calls the listener for each tap on the page while times are assigned. Returns a function that unsubscribes it. */
  readonly onTap: (listener: (target: HitTarget) => void) => () => void
  /** Sets parts of the state, derives the rest again and calls the listeners. */
  readonly update: (part: Partial<Omit<EditorState, DerivedField>>) => void
  readonly getGesture: () => ToolState
  /** Sets the gesture. The state tells its kind from the next update on. */
  readonly setGesture: (gesture: ToolState) => void
  /** Applies a change to the document and deselects the rects that it removed. The caller records it. */
  readonly apply: (change: RectChange) => void
  /** Applies a change as an undo step; an empty change is none. `continued` is explained at `ChangeCommands.perform`. */
  readonly record: (change: RectChange, label: string, continued?: boolean) => void
  /** Applies the change that discards a step; it may be empty, and null if there was no step. */
  readonly discard: (change: RectChange | null) => void
}

export function createEditorStore(): EditorStore {
  const document = createRectDocument()
  const unsaved = createUnsavedPages()
  const steps = createUndoSteps()
  const listeners = new Set<() => void>()
  const tapListeners = new Set<(target: HitTarget) => void>()
  let state: EditorState = initialEditorState
  let gesture: ToolState = resting

  const update: EditorStore['update'] = (part) => {
    const next = { ...state, ...part }
    state = {
      ...next,
      gesture: gesture.kind,
      settledVersion: gesture.kind === 'resting' ? next.documentVersion : next.settledVersion,
      canUndo: steps.canUndo,
      canRedo: steps.canRedo,
      unsavedPages: unsaved.pages,
    }
    for (const listener of listeners) listener()
  }

  function apply(change: RectChange): void {
    document.commit(change)
    unsaved.note(change)
    const gone = Object.keys(change.removed).some((id) => state.selected.has(id))
    const selected = gone ? selectExisting(document, state.selected) : state.selected
    update({ documentVersion: state.documentVersion + 1, selected })
  }

  return {
    document,
    steps,
    unsaved,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tap(target) {
      for (const listener of tapListeners) listener(target)
    },
    onTap(listener) {
      tapListeners.add(listener)
      return () => void tapListeners.delete(listener)
    },
    update,
    getGesture: () => gesture,
    setGesture(next) {
      gesture = next
    },
    apply,
    record(change, label, continued) {
      if (isEmptyChange(change)) return
      if (continued === undefined) steps.record(change, label)
      else steps.recordInStep(change, label, continued)
      apply(change)
    },
    discard(change) {
      if (change === null) return
      if (isEmptyChange(change)) update({})
      else apply(change)
    },
  }
}

/** Returns the ids of a selection that the document still has. */
export function selectExisting(document: RectDocument, selected: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...selected].filter((id) => document.get(id) !== undefined))
}
