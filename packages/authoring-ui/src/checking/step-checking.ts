import type { DeskEffect } from '../desk-plan/desk-effect'
import type { DocumentView } from '../desk-plan/document-view'
import type { PlacedRect } from '../editor/placed-rect'
import { removeConfidence } from '../recognition/remove-confidence'
import { readWord } from '../editor/read-word'

/** A walk through the doubtful words of a chapter; null outside of one. */
export type CheckingState = {
  /** The words as they were recognised, in reading order. They stay in the queue when they are accepted. */
  readonly queue: readonly DoubtfulWord[]
  /** Index in the queue; its length once every word was seen. */
  readonly at: number
} | null

export interface DoubtfulWord {
  readonly entityId: string
  readonly recognised: string
}

export type CheckingEvent =
  | { readonly kind: 'checking-started'; readonly words: readonly PlacedRect[] }
  /** The text of the current word is right, or becomes right by this; the next word follows. */
  | {
      readonly kind: 'word-accepted'
      readonly text: string
      /** Later words that are no longer doubtful by this. They leave the queue. */
      readonly cleared?: ReadonlySet<string>
    }
  /** There is no word here. */
  | { readonly kind: 'word-removed' }
  /** Leaves the word as doubtful as it was. */
  | { readonly kind: 'word-skipped' }
  | { readonly kind: 'word-returned' }
  | { readonly kind: 'checking-ended' }

export interface CheckingContext {
  readonly document: Pick<DocumentView, 'rectsOf'>
  readonly pageVariationIds: readonly number[]
}

export interface CheckingStep {
  readonly state: CheckingState
  readonly effects: readonly DeskEffect[]
  /** The word to show and to select; null to stay. */
  readonly next: PlacedRect | null
}

/** Walks through the doubtful words. Each decision is one undo step. */
export function stepChecking(state: CheckingState, event: CheckingEvent, context: CheckingContext): CheckingStep {
  if (event.kind === 'checking-ended') return { state: null, effects: [], next: null }
  if (event.kind === 'checking-started') {
    const queue = event.words.map((word) => ({ entityId: word.id, recognised: readWord(word) }))
    return goTo({ queue, at: -1 }, 1, context, [])
  }
  if (state === null) return { state, effects: [], next: null }
  switch (event.kind) {
    case 'word-accepted':
      return goTo(
        withoutCleared(state, event.cleared),
        1,
        context,
        acceptWord(findWord(state, context), event.text, context),
      )
    case 'word-removed':
      return goTo(state, 1, context, removeWord(findWord(state, context), context))
    case 'word-skipped':
      return goTo(state, 1, context, [])
    case 'word-returned':
      return goTo(state, -1, context, [])
  }
}

/** Returns the current word; undefined at the end of the queue, and if it was deleted. */
export function findWord(state: CheckingState, context: CheckingContext): PlacedRect | undefined {
  const id = state?.queue[state.at]?.entityId
  return id === undefined ? undefined : findPlaced(id, context)
}

/** Returns the next word of the queue that still exists; undefined at its end. */
export function findWordAfter(state: CheckingState, context: CheckingContext): PlacedRect | undefined {
  if (state === null) return undefined
  for (const { entityId } of state.queue.slice(state.at + 1)) {
    const placed = findPlaced(entityId, context)
    if (placed !== undefined) return placed
  }
  return undefined
}

type Queue = NonNullable<CheckingState>

function withoutCleared(state: Queue, cleared: ReadonlySet<string> | undefined): Queue {
  if (cleared === undefined) return state
  return { ...state, queue: state.queue.filter(({ entityId }, index) => index <= state.at || !cleared.has(entityId)) }
}

/** Words that are gone are passed over; before the first one there is nothing to go back to. */
function goTo(state: Queue, step: 1 | -1, context: CheckingContext, effects: readonly DeskEffect[]): CheckingStep {
  for (let at = state.at + step; at >= 0 && at < state.queue.length; at += step) {
    const next = findWord({ ...state, at }, context)
    if (next !== undefined) return { state: { ...state, at }, effects, next }
  }
  return { state: step === 1 ? { ...state, at: state.queue.length } : state, effects, next: null }
}

function findPlaced(id: string, { document, pageVariationIds }: CheckingContext): PlacedRect | undefined {
  // The id begins with the page variation.
  const pageVariationId = pageVariationIds.find((each) => id.startsWith(`${each}/`))
  if (pageVariationId === undefined) return undefined
  return document.rectsOf(pageVariationId, 'rectsByWords').find((placed) => placed.id === id)
}

function acceptWord(placed: PlacedRect | undefined, text: string, context: CheckingContext): readonly DeskEffect[] {
  if (placed === undefined) return []
  const { rect } = placed
  if (rect.confidence === undefined && rect.word === text) return []
  const rects = listRects(placed, context).map((each) =>
    each === rect ? { ...removeConfidence(rect), word: text } : each,
  )
  return [{ do: 'replace-rects', label: 'word', scopes: [{ scope: placed, rects }] }]
}

function removeWord(placed: PlacedRect | undefined, context: CheckingContext): readonly DeskEffect[] {
  if (placed === undefined) return []
  const rects = listRects(placed, context).filter((each) => each !== placed.rect)
  return [{ do: 'replace-rects', label: 'delete', scopes: [{ scope: placed, rects }] }]
}

function listRects({ pageVariationId, kind }: PlacedRect, { document }: CheckingContext) {
  return document.rectsOf(pageVariationId, kind).map(({ rect }) => rect)
}
