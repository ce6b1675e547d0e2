import type { QuizDraft } from './quiz-draft'

/** A draft, and the drafts before and after it. */
export interface QuizHistory {
  readonly draft: QuizDraft
  /** The newest last. */
  readonly past: readonly QuizDraft[]
  /** The next first. */
  readonly future: readonly QuizDraft[]
}

/** Steps that can be undone. */
const pastLimit = 200

/** Returns the history with an edit. An edit of the same kind as the last joins it in one step. */
export function recordEdit({ draft, past }: QuizHistory, next: QuizDraft, isSame: boolean): QuizHistory {
  return { draft: next, past: isSame ? past : [...past, draft].slice(-pastLimit), future: [] }
}

/** Returns the history one step back; unchanged at its start. */
export function undoEdit(history: QuizHistory): QuizHistory {
  const { draft, past, future } = history
  const before = past.at(-1)
  if (before === undefined) return history
  return { draft: before, past: past.slice(0, -1), future: [draft, ...future] }
}

/** Returns the history one step forward; unchanged at its end. */
export function redoEdit(history: QuizHistory): QuizHistory {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { draft: next, past: [...history.past, history.draft], future }
}
