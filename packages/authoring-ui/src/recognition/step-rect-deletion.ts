import { stay, type DeskContext, type Step } from '../desk-plan/step'

export interface RectDeletionState {
  /** The author is asked whether to delete the rects of the chapter. */
  readonly isAsked: boolean
  /** The empty pages are being saved. */
  readonly isRunning: boolean
}

export const noRectDeletion: RectDeletionState = { isAsked: false, isRunning: false }

export type RectDeletionEvent =
  | { readonly kind: 'rect-deletion-asked' }
  | { readonly kind: 'rect-deletion-confirmed' }
  | { readonly kind: 'rect-deletion-cancelled' }
  | { readonly kind: 'empty-pages-saved'; readonly saved: boolean }

/**
 * Deletes the word and sentence rects of all pages in the language of the desk, after asking, and saves the pages at once. It is
 * one undo step; marks stay.
 */
export function stepRectDeletion(
  state: RectDeletionState,
  event: RectDeletionEvent,
  { chapter, document }: DeskContext,
): Step<RectDeletionState> {
  switch (event.kind) {
    case 'rect-deletion-asked':
      return stay(state.isRunning ? state : { ...state, isAsked: true })
    case 'rect-deletion-cancelled':
      return stay({ ...state, isAsked: false })
    case 'rect-deletion-confirmed': {
      if (!state.isAsked || state.isRunning) return stay(state)
      const scopes = chapter.pages.flatMap(({ pageVariationId }) =>
        (['rects', 'rectsByWords'] as const)
          .filter((kind) => document.rectsOf(pageVariationId, kind).length > 0)
          .map((kind) => ({ scope: { pageVariationId, kind }, rects: [] })),
      )
      const request = {
        scope: 'chapter',
        pageVariationIds: [...new Set(scopes.map(({ scope }) => scope.pageVariationId))],
        quiet: true,
        purpose: 'rect-deletion',
        ticket: null,
      } as const
      return {
        state: { isAsked: false, isRunning: true },
        effects: [
          { do: 'replace-rects', label: 'delete chapter rects', scopes },
          { do: 'request-save', request },
        ],
      }
    }
    case 'empty-pages-saved':
      return {
        state: { ...state, isRunning: false },
        effects: event.saved ? [{ do: 'notify', notice: { kind: 'chapter-rects-deleted' } }] : [],
      }
  }
}
