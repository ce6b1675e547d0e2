import { stay, type Step } from '../desk-plan/step'
import type { WorkPage } from '../desk-plan/work-page'

export interface PageDeletionState {
  /** The page whose deletion the author is asked to confirm; null if none. */
  readonly asked: WorkPage | null
  readonly isRunning: boolean
  /** Number of pages deleted from this desk; changes once the chapter is shown without the page. */
  readonly deleted: number
}

export const nothingDeleted: PageDeletionState = { asked: null, isRunning: false, deleted: 0 }

export type PageDeletionEvent =
  | { readonly kind: 'page-deletion-asked'; readonly page: WorkPage }
  | { readonly kind: 'page-deletion-confirmed' }
  | { readonly kind: 'page-deletion-cancelled' }
  | { readonly kind: 'page-deleted' }
  | { readonly kind: 'page-deletion-failed'; readonly reason: string }
  /** `failure` is null if the chapter is now shown without the page. */
  | { readonly kind: 'remaining-pages-loaded'; readonly failure: string | null }

/** Deletes a page after asking. */
export function stepPageDeletion(state: PageDeletionState, event: PageDeletionEvent): Step<PageDeletionState> {
  switch (event.kind) {
    case 'page-deletion-asked':
      return stay(state.isRunning ? state : { ...state, asked: event.page })
    case 'page-deletion-cancelled':
      return stay({ ...state, asked: null })
    case 'page-deletion-confirmed':
      if (state.asked === null || state.isRunning) return stay(state)
      return { state: { ...state, isRunning: true }, effects: [{ do: 'delete-page', pageId: state.asked.pageId }] }
    case 'page-deleted':
      return {
        state: { ...state, asked: null, isRunning: false },
        effects: [{ do: 'refresh', purpose: 'deletion' }],
      }
    case 'page-deletion-failed': {
      const closed: PageDeletionState = { ...state, asked: null, isRunning: false }
      if (state.asked === null) return stay(closed)
      const { pageNumber } = state.asked
      const { reason } = event
      return {
        state: closed,
        effects: [{ do: 'notify', notice: { kind: 'page-deletion-failed', pageNumber, reason } }],
      }
    }
    case 'remaining-pages-loaded':
      return {
        state: { ...state, deleted: state.deleted + 1 },
        effects:
          event.failure === null ? [] : [{ do: 'notify', notice: { kind: 'reload-failed', reason: event.failure } }],
      }
  }
}
