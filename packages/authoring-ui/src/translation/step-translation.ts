import type { TranslationPage } from './list-translation-pages'
import type { TranslationDraft } from './translation-draft'

/** Why the service returned no translation; `not-available` if the server has none. */
export type TranslationFailure =
  | { readonly kind: 'not-available' }
  | { readonly kind: 'failed'; readonly message: string }

export interface TranslationState {
  readonly drafts: readonly TranslationDraft[]
  /** Pages that are yet to be translated; the first one is with the service while it runs. */
  readonly waiting: readonly TranslationPage[]
  readonly isRunning: boolean
  /** Language of the waiting pages. */
  readonly from: string
  /** Number of pages of the run. */
  readonly total: number
  readonly failure: TranslationFailure | null
}

export type TranslationEvent =
  | { readonly kind: 'drafts-found'; readonly drafts: readonly TranslationDraft[] }
  | { readonly kind: 'translation-requested'; readonly from: string; readonly pages: readonly TranslationPage[] }
  | { readonly kind: 'page-translated'; readonly pageVariationId: number; readonly text: string }
  | { readonly kind: 'translation-failed'; readonly failure: TranslationFailure }
  | { readonly kind: 'translation-retried' }
  | { readonly kind: 'translation-stopped' }
  | { readonly kind: 'draft-edited'; readonly pageVariationId: number; readonly text: string }
  | { readonly kind: 'drafts-accepted'; readonly pageVariationIds: readonly number[] }
  | { readonly kind: 'draft-discarded'; readonly pageVariationId: number }
  | { readonly kind: 'draft-restored'; readonly draft: TranslationDraft }

export const initialTranslation: TranslationState = {
  drafts: [],
  waiting: [],
  isRunning: false,
  from: '',
  total: 0,
  failure: null,
}

/** Sends one page after the other to the service and keeps the drafts that it returns. */
export function stepTranslation(state: TranslationState, event: TranslationEvent): TranslationState {
  switch (event.kind) {
    case 'drafts-found': {
      // Those that arrived before the store was read are newer.
      const known = new Set(state.drafts.map((draft) => draft.pageVariationId))
      const found = event.drafts.filter((draft) => !known.has(draft.pageVariationId))
      return { ...state, drafts: [...found, ...state.drafts] }
    }
    case 'translation-requested':
      return {
        ...state,
        from: event.from,
        waiting: event.pages,
        total: event.pages.length,
        isRunning: event.pages.length > 0,
        failure: null,
      }
    case 'page-translated':
      return addTranslation(state, event.pageVariationId, event.text)
    case 'translation-failed':
      return { ...state, isRunning: false, failure: event.failure }
    case 'translation-retried':
      return { ...state, isRunning: state.waiting.length > 0, failure: null }
    case 'translation-stopped':
      return { ...state, waiting: [], isRunning: false, failure: null }
    case 'draft-edited':
      return changeDrafts(state, [event.pageVariationId], (draft) => ({ ...draft, text: event.text }))
    case 'drafts-accepted':
      return changeDrafts(state, event.pageVariationIds, (draft) => ({ ...draft, isAccepted: true }))
    case 'draft-discarded':
      return { ...state, drafts: withoutPage(state.drafts, event.pageVariationId) }
    case 'draft-restored':
      return { ...state, drafts: [...withoutPage(state.drafts, event.draft.pageVariationId), event.draft] }
  }
}

function addTranslation(state: TranslationState, pageVariationId: number, text: string): TranslationState {
  const page = state.waiting.find((each) => each.pageVariationId === pageVariationId)
  if (page === undefined) return state
  const waiting = state.waiting.filter((each) => each !== page)
  const draft = { pageVariationId, from: state.from, source: page.text, text, boxes: page.boxes, isAccepted: false }
  const drafts = [...withoutPage(state.drafts, pageVariationId), draft]
  return { ...state, waiting, isRunning: state.isRunning && waiting.length > 0, drafts }
}

function changeDrafts(
  state: TranslationState,
  pageVariationIds: readonly number[],
  change: (draft: TranslationDraft) => TranslationDraft,
): TranslationState {
  const changed = new Set(pageVariationIds)
  return { ...state, drafts: state.drafts.map((draft) => (changed.has(draft.pageVariationId) ? change(draft) : draft)) }
}

function withoutPage(drafts: readonly TranslationDraft[], pageVariationId: number): TranslationDraft[] {
  return drafts.filter((draft) => draft.pageVariationId !== pageVariationId)
}
