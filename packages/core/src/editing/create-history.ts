import { undoLimit } from '../book/constant-table'
import type { ChangeSet, History, Mark } from '../types'
import { invert } from './invert-change'
import { squash } from './squash-changes'

interface Entry<T extends { id: string }> {
  change: ChangeSet<T>
  label: string | undefined
}

interface PositionedMark {
  mark: Mark
  /** The number of past entries when the mark was set. After an undo it may point into the future. */
  position: number
  /** True until the mark is squashed or abandoned: its gesture is in progress and must stay completely undoable. */
  isOpen: boolean
}

interface State<T extends { id: string }> {
  limit: number
  past: readonly Entry<T>[]
  future: readonly Entry<T>[]
  marks: readonly PositionedMark[]
  nextMark: Mark
}

/** A history with labelled entries, for buttons such as "Undo move". */
export interface LabelledHistory<T extends { id: string }> extends History<T> {
  readonly undoLabel: string | null
  readonly redoLabel: string | null
  record(change: ChangeSet<T>, label?: string): LabelledHistory<T>
  undo(): { history: LabelledHistory<T>; change: ChangeSet<T> } | null
  redo(): { history: LabelledHistory<T>; change: ChangeSet<T> } | null
  mark(): { history: LabelledHistory<T>; mark: Mark }
  squashTo(mark: Mark, label: string): LabelledHistory<T>
  abandonTo(mark: Mark): { history: LabelledHistory<T>; change: ChangeSet<T> }
  clear(): LabelledHistory<T>
}

/**
 * Creates an empty history. It holds changes, not documents: `undo`, `redo` and `abandonTo` return the change that the caller
 * has to apply; `undo` and `redo` return null if there is nothing to undo or redo. Keeps the last `limit` entries (default
 * 50). While a mark is open, no entry since the mark is dropped; the oldest of them are squashed instead. A mark that is
 * unknown to the history counts as the present.
 * @throws RangeError when the limit is not a whole number of at least 1
 *
 * @example
 * const change = { added: { w1: { id: 'w1', word: 'Hello' } }, updated: {}, removed: {} }
 * const history = createHistory().record(change, 'Add word')
 * history.undoLabel // => 'Add word'
 * const undone = history.undo()
 * undone.change // => { added: {}, updated: {}, removed: { w1: { id: 'w1', word: 'Hello' } } }
 * undone.history.canUndo // => false
 * undone.history.redo().change // => change
 */
export function createHistory<T extends { id: string }>(o: { limit?: number } = {}): LabelledHistory<T> {
  const limit = o.limit ?? undoLimit
  if (!Number.isInteger(limit) || limit < 1) {
    throw new RangeError(`The limit of a history is a whole number of at least 1, not ${limit}.`)
  }
  return historyOf<T>({ limit, past: [], future: [], marks: [], nextMark: 1 })
}

function historyOf<T extends { id: string }>(state: State<T>): LabelledHistory<T> {
  const { past, future, marks } = state
  return {
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undoLabel: past.at(-1)?.label ?? null,
    redoLabel: future.at(-1)?.label ?? null,

    record(change, label) {
      const marksLeft = upTo(marks, past.length)
      return historyOf(withinLimit({ ...state, past: [...past, { change, label }], future: [], marks: marksLeft }))
    },

    undo() {
      const entry = past.at(-1)
      if (entry === undefined) return null
      const left = past.slice(0, -1)
      return {
        history: historyOf({ ...state, past: left, future: [...future, entry] }),
        change: invert(entry.change),
      }
    },

    redo() {
      const entry = future.at(-1)
      if (entry === undefined) return null
      return {
        history: historyOf({ ...state, past: [...past, entry], future: future.slice(0, -1) }),
        change: entry.change,
      }
    },

    mark() {
      const mark = state.nextMark
      const placed = [...marks, { mark, position: past.length, isOpen: true }].slice(-state.limit)
      return { history: historyOf({ ...state, marks: placed, nextMark: mark + 1 }), mark }
    },

    squashTo(mark, label) {
      const position = positionOf(state, mark)
      const since = past.slice(position)
      const kept = past.slice(0, position)
      const squashed =
        since.length === 0 ? kept : [...kept, { change: squash(since.map(({ change }) => change)), label }]
      const gone = past.length - squashed.length
      const shifted = moveMarks(marks, (at) => (at > position ? Math.max(position + 1, at - gone) : at))
      return historyOf({ ...state, past: squashed, marks: close(shifted, mark) })
    },

    abandonTo(mark) {
      const position = positionOf(state, mark)
      const back = past.slice(position).toReversed()
      const change = squash(back.map((entry) => invert(entry.change)))
      const left = past.slice(0, position)
      const history = historyOf({ ...state, past: left, future: [], marks: close(upTo(marks, position), mark) })
      return { history, change }
    },

    clear() {
      return historyOf<T>({ ...state, past: [], future: [], marks: [] })
    },
  }
}

function positionOf<T extends { id: string }>(state: State<T>, mark: Mark): number {
  const placed = state.marks.find((each) => each.mark === mark)
  return Math.min(placed?.position ?? Infinity, state.past.length)
}

/** Moves marks back to the end of the past, when there is no future left. */
function upTo(marks: readonly PositionedMark[], length: number): PositionedMark[] {
  return moveMarks(marks, (position) => Math.min(position, length))
}

function moveMarks(marks: readonly PositionedMark[], to: (position: number) => number): PositionedMark[] {
  return marks.map((placed) => ({ ...placed, position: to(placed.position) }))
}

/** Closes the gesture of a mark and those that began inside it. */
function close(marks: readonly PositionedMark[], mark: Mark): PositionedMark[] {
  return marks.map((placed) => (placed.mark >= mark && placed.isOpen ? { ...placed, isOpen: false } : placed))
}

function withinLimit<T extends { id: string }>(state: State<T>): State<T> {
  const { past, marks, limit } = state
  if (past.length <= limit) return state
  const open = new Set(marks.filter((placed) => placed.isOpen).map((placed) => placed.position))
  if (open.has(0)) {
    const at = past.findIndex((_, index) => index + 1 < past.length && !open.has(index + 1))
    const first = past[at]
    const second = past[at + 1]
    if (first !== undefined && second !== undefined) {
      const joined: Entry<T> = { change: squash([first.change, second.change]), label: second.label }
      return { ...state, past: past.toSpliced(at, 2, joined), marks: shiftAfter(marks, at + 1) }
    }
  }
  return { ...state, past: past.slice(1), marks: shiftAfter(marks, 0) }
}

function shiftAfter(marks: readonly PositionedMark[], position: number): PositionedMark[] {
  return moveMarks(marks, (at) => (at > position ? at - 1 : at))
}
