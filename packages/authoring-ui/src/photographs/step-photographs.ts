import type { PhotographPlan } from '@lectern/core/page-photographs'
import type { DeskChapter } from '../desk-plan/desk-chapter'
import type { DeskEffect } from '../desk-plan/desk-effect'
import { stay, type Step } from '../desk-plan/step'
import { isSamePlan } from './is-same-plan'
import type { PagePlan, Photograph, PhotographEntry } from './photograph'

export interface PhotographsState {
  /** Null while the dialog is closed. */
  readonly entries: readonly PhotographEntry[] | null
  /** The page that is shown alone, to change its corrections; null while all are listed. */
  readonly openedId: number | null
  /** The corrections under way; null while there are none. */
  readonly work: PhotographWork | null
  /** Why the last corrections stopped; null if they did not fail. */
  readonly failure: string | null
}

export interface PhotographWork {
  readonly waiting: readonly PagePlan[]
  /** The page at work; null while the chapter is read again. */
  readonly running: PagePlan | null
  /** Corrections that these pages had before, for undo. */
  readonly before: readonly PagePlan[]
  readonly isUndo: boolean
  readonly isCancelled: boolean
}

export const noPhotographs: PhotographsState = { entries: null, openedId: null, work: null, failure: null }

export type PhotographsEvent =
  /** Opens all pages with an image for null, else those with these ids. */
  | { readonly kind: 'photographs-opened'; readonly pageVariationIds: readonly number[] | null }
  | { readonly kind: 'photograph-read'; readonly pageVariationId: number; readonly photograph: Photograph }
  | { readonly kind: 'photograph-failed'; readonly pageVariationId: number; readonly reason: string }
  | { readonly kind: 'photograph-shown'; readonly pageVariationId: number | null }
  | { readonly kind: 'photograph-planned'; readonly pageVariationId: number; readonly plan: PhotographPlan | null }
  | { readonly kind: 'photograph-accepted'; readonly pageVariationId: number; readonly isAccepted: boolean }
  | { readonly kind: 'photographs-confirmed' }
  | { readonly kind: 'photographs-cancelled' }
  | { readonly kind: 'photographs-closed' }
  /** `before` is what the page showed until now. */
  | { readonly kind: 'photograph-corrected'; readonly before: PagePlan }
  | { readonly kind: 'correction-failed'; readonly reason: string }
  | { readonly kind: 'corrected-pages-loaded'; readonly failure: string | null }
  | { readonly kind: 'corrections-undone'; readonly plans: readonly PagePlan[] }

/** Proposes corrections of page photographs, page after page, and makes those that the author accepts. */
export function stepPhotographs(
  state: PhotographsState,
  event: PhotographsEvent,
  chapter: DeskChapter,
): Step<PhotographsState> {
  switch (event.kind) {
    case 'photographs-opened':
      return openPhotographs(state, event.pageVariationIds, chapter)
    case 'photograph-read': {
      const { photograph } = event
      const plan = photograph.plan ?? photograph.proposal
      const isAccepted = photograph.plan === null && photograph.proposal !== null
      const reading = { kind: 'read', photograph } as const
      return readNext(change(state, event.pageVariationId, { reading, plan, isAccepted }))
    }
    case 'photograph-failed':
      return readNext(change(state, event.pageVariationId, { reading: { kind: 'failed', reason: event.reason } }))
    case 'photograph-shown':
      return stay({ ...state, openedId: event.pageVariationId })
    case 'photograph-planned':
      return stay(change(state, event.pageVariationId, { plan: event.plan, isAccepted: true }))
    case 'photograph-accepted':
      return stay(change(state, event.pageVariationId, { isAccepted: event.isAccepted }))
    case 'photographs-confirmed':
      return state.work === null ? correctNext(state, { ...nothingDone, waiting: listChanges(state) }) : stay(state)
    case 'photographs-cancelled':
      return stay(state.work === null ? state : { ...state, work: { ...state.work, isCancelled: true } })
    case 'photographs-closed':
      return stay({ ...state, entries: null, openedId: null, failure: null })
    case 'corrections-undone':
      if (state.work !== null) return stay(state)
      return correctNext(state, { ...nothingDone, waiting: event.plans, isUndo: true })
    case 'photograph-corrected':
      if (state.work === null) return stay(state)
      return correctNext(state, { ...state.work, before: [...state.work.before, event.before] })
    case 'correction-failed':
      return failCorrection(state, event.reason)
    case 'corrected-pages-loaded':
      return finish(state, event.failure)
  }
}

const nothingDone: PhotographWork = { waiting: [], running: null, before: [], isUndo: false, isCancelled: false }

function openPhotographs(
  state: PhotographsState,
  pageVariationIds: readonly number[] | null,
  { pages }: DeskChapter,
): Step<PhotographsState> {
  if (state.work !== null) return stay(state)
  const shown = pages.filter(
    (page) => page.imageUrl !== null && (pageVariationIds === null || pageVariationIds.includes(page.pageVariationId)),
  )
  const entries = shown.map((page): PhotographEntry => {
    return { page, reading: { kind: 'waiting' }, plan: null, isAccepted: false }
  })
  const [first, ...others] = pageVariationIds ?? []
  const openedId = first !== undefined && others.length === 0 ? first : null
  return readNext({ entries, openedId, work: null, failure: null })
}

/** Reads one photograph after the other: each costs the server a second. */
function readNext(state: PhotographsState): Step<PhotographsState> {
  const next = state.entries?.find(({ reading }) => reading.kind === 'waiting')
  if (next === undefined) return stay(state)
  return { state, effects: [{ do: 'read-photograph', pageVariationId: next.page.pageVariationId }] }
}

function change(state: PhotographsState, pageVariationId: number, to: Partial<PhotographEntry>): PhotographsState {
  const { entries } = state
  if (entries === null) return state
  return {
    ...state,
    entries: entries.map((entry) => (entry.page.pageVariationId === pageVariationId ? { ...entry, ...to } : entry)),
  }
}

/** Returns the accepted corrections that change something. */
export function listChanges({ entries }: PhotographsState): PagePlan[] {
  if (entries === null) return []
  return entries.flatMap(({ page, reading, plan, isAccepted }) => {
    if (!isAccepted || reading.kind !== 'read' || isSamePlan(plan, reading.photograph.plan)) return []
    return [{ pageVariationId: page.pageVariationId, plan }]
  })
}

function correctNext(state: PhotographsState, work: PhotographWork): Step<PhotographsState> {
  const [next, ...waiting] = work.isCancelled ? [] : work.waiting
  if (next !== undefined) {
    return {
      state: { ...state, failure: null, work: { ...work, waiting, running: next } },
      effects: [{ do: 'correct-photograph', ...next }],
    }
  }
  if (work.before.length === 0) return stay({ ...state, work: null })
  return {
    state: { ...state, work: { ...work, running: null } },
    effects: [{ do: 'refresh', purpose: 'photographs' }],
  }
}

/** Stops at a failure. The pages that are corrected by then stay so, and can be undone. */
function failCorrection(state: PhotographsState, reason: string): Step<PhotographsState> {
  const { work } = state
  if (work === null) return stay(state)
  const step = correctNext(state, { ...work, isCancelled: true })
  const pageVariationId = work.running?.pageVariationId
  const notices: DeskEffect[] =
    state.entries === null ? [{ do: 'notify', notice: { kind: 'correction-failed', pageVariationId, reason } }] : []
  return { state: { ...step.state, failure: reason }, effects: [...step.effects, ...notices] }
}

function finish(state: PhotographsState, failure: string | null): Step<PhotographsState> {
  const { work } = state
  if (work === null) return stay(state)
  const { before, isUndo } = work
  const isWhole = state.failure === null
  const ended: PhotographsState = isWhole ? noPhotographs : { ...state, work: null }
  if (failure !== null) {
    return { state: ended, effects: [{ do: 'notify', notice: { kind: 'reload-failed', reason: failure } }] }
  }
  const notice = isUndo
    ? ({ kind: 'corrections-undone', count: before.length } as const)
    : ({ kind: 'photographs-corrected', before } as const)
  return { state: ended, effects: [{ do: 'notify', notice }] }
}
