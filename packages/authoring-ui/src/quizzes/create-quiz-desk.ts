import type { Quiz } from '@lectern/api-client/quiz'
import { isApiFailure, type ApiFailure } from '@lectern/api-client/session'
import { adoptLostParts } from './adopt-lost-parts'
import { applyQuizCall, type AddedPart } from './apply-quiz-call'
import { mergeQuiz, type ConflictChoice, type QuizConflict } from './merge-quiz'
import { planQuizSave, type QuizCall } from './plan-quiz-save'
import { readStoredQuiz, type QuizDraft, type StoredQuiz } from './quiz-draft'
import { recordEdit, redoEdit, undoEdit, type QuizHistory } from './quiz-history'
import { writeContent } from './write-content'

/** The calls of a desk. They reject with an `ApiFailure`. */
export interface QuizDeskCalls {
  readonly load: () => Promise<Quiz>
  /** Makes a call. Resolves to the part that it added; null for other calls. */
  readonly make: (call: QuizCall) => Promise<AddedPart | null>
}

export interface QuizDeskState extends QuizHistory {
  readonly stored: StoredQuiz
  /** Calls made and planned while the quiz is saved; null at other times. */
  readonly saving: { readonly done: number; readonly total: number } | null
  /** The reason why the last save failed; null if none did. */
  readonly failure: ApiFailure | null
  /** Fields that another author changed too; empty unless a save waits for a choice. */
  readonly conflicts: readonly QuizConflict[]
  /** True after a save that took in changes of another author. */
  readonly hasTakenIn: boolean
}

export interface QuizDesk {
  readonly getState: () => QuizDeskState
  readonly subscribe: (listener: () => void) => () => void
  /** Changes the draft. Edits in a row with the same name, as of typing in one field, are undone together. */
  readonly edit: (change: (draft: QuizDraft) => QuizDraft, name?: string) => void
  readonly undo: () => void
  readonly redo: () => void
  /** Resolves to whether everything is saved. */
  readonly save: () => Promise<boolean>
  /** Goes on with a save that met conflicts. */
  readonly resolve: (choices: ReadonlyMap<string, ConflictChoice>) => Promise<boolean>
  /** Leaves the conflicts, and the draft unsaved. */
  readonly postpone: () => void
}

/** Returns true if the draft differs from the stored quiz. */
export function isUnsaved({ stored, draft }: Pick<QuizDeskState, 'stored' | 'draft'>): boolean {
  return stored.quiz !== draft && planQuizSave(stored, draft).length > 0
}

/** Creates the store of a quiz that is edited. `draft` is one that was kept on this device. */
export function createQuizDesk(stored: StoredQuiz, calls: QuizDeskCalls, draft: QuizDraft = stored.quiz): QuizDesk {
  let state: QuizDeskState = {
    stored,
    draft,
    past: [],
    future: [],
    saving: null,
    failure: null,
    conflicts: [],
    hasTakenIn: false,
  }
  let lastEdit: string | null = null
  let running: Promise<boolean> | null = null
  const listeners = new Set<() => void>()
  const set = (change: Partial<QuizDeskState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  async function run(choices: ReadonlyMap<string, ConflictChoice>): Promise<boolean> {
    set({ saving: { done: 0, total: 0 }, failure: null, conflicts: [], hasTakenIn: false })
    try {
      if (!takeIn(await calls.load(), choices)) return false
      const plan = planQuizSave(state.stored, state.draft)
      for (const [done, call] of plan.entries()) {
        set({ saving: { done, total: plan.length } })
        const added = await calls.make(call)
        set({ stored: applyQuizCall(state.stored, call, added) })
      }
      if (plan.length > 0) takeIn(await calls.load(), choices)
      return !isUnsaved(state)
    } catch (reason) {
      if (!isApiFailure(reason)) throw reason
      set({ failure: reason })
      return false
    } finally {
      set({ saving: null })
    }
  }

  /** Takes in the quiz of the server. Returns false if conflicts have to be resolved first. */
  function takeIn(quiz: Quiz, choices: ReadonlyMap<string, ConflictChoice>): boolean {
    const parts = adoptLostParts(state.stored.parts, state.draft, quiz)
    const theirs = readStoredQuiz(quiz, parts)
    const merged = mergeQuiz({ base: state.stored.quiz, mine: state.draft, theirs: theirs.quiz }, choices)
    if (merged.conflicts.length > 0) {
      set({ conflicts: merged.conflicts })
      return false
    }
    if (writeContent(merged.quiz) === writeContent(state.draft)) {
      set({ stored: theirs })
      return true
    }
    // Undoing leads back to this author's earlier versions, each with the other's changes.
    const base = state.stored.quiz
    const takeInTo = (mine: QuizDraft) => mergeQuiz({ base, mine, theirs: theirs.quiz }, choices).quiz
    const { past, future } = state
    set({
      stored: theirs,
      draft: merged.quiz,
      past: past.map(takeInTo),
      future: future.map(takeInTo),
      hasTakenIn: true,
    })
    return true
  }

  const start = (choices: ReadonlyMap<string, ConflictChoice>): Promise<boolean> => {
    running ??= run(choices).finally(() => (running = null))
    return running
  }
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    edit(change, name) {
      const next = change(state.draft)
      if (next === state.draft) return
      const isSame = name !== undefined && name === lastEdit
      lastEdit = name ?? null
      set(recordEdit(state, next, isSame))
    },
    undo() {
      lastEdit = null
      set(undoEdit(state))
    },
    redo() {
      lastEdit = null
      set(redoEdit(state))
    },
    save: () => start(new Map()),
    resolve: start,
    postpone: () => set({ conflicts: [] }),
  }
}
