import type { StaleChapter, Visibility } from '../desk-plan/desk-chapter'
import { stay, type DeskContext, type Step } from '../desk-plan/step'

export interface PublishingState {
  readonly work:
    | { readonly kind: 'idle' }
    /** `saveCount` is the number of saves at the time of the request. */
    | { readonly kind: 'running'; readonly saveCount: number }
    | { readonly kind: 'failed'; readonly reason: string }
    /** The author is asked whether to publish these chapters although something in them is out of date. */
    | { readonly kind: 'asking'; readonly stale: readonly StaleChapter[] }
  /** The visibility that the author has chosen here; null for the book's own. */
  readonly chosenVisibility: Visibility | null
  /** The publication made from this desk. */
  readonly published: {
    readonly readerUrl: string
    /** ISO 8601. */
    readonly publishedAt: string
    /** Number of saves that it includes. */
    readonly saveCount: number
  } | null
}

export const notPublishing: PublishingState = { work: { kind: 'idle' }, chosenVisibility: null, published: null }

export type PublishingEvent =
  | { readonly kind: 'visibility-chosen'; readonly visibility: Visibility }
  | { readonly kind: 'publication-requested' }
  | { readonly kind: 'publication-saved'; readonly saved: boolean }
  | { readonly kind: 'book-published'; readonly readerUrl: string; readonly publishedAt: string }
  | { readonly kind: 'publication-found-stale'; readonly chapters: readonly StaleChapter[] }
  | { readonly kind: 'publication-confirmed' }
  | { readonly kind: 'publication-failed'; readonly reason: string }
  | { readonly kind: 'publication-dismissed' }

/** Publishes the book after saving the chapter. Asks first if something in the book is out of date. */
export function stepPublishing(
  state: PublishingState,
  event: PublishingEvent,
  context: DeskContext & { readonly saveCount: number },
): Step<PublishingState> {
  const { chapter, document, saveCount } = context
  switch (event.kind) {
    case 'visibility-chosen':
      return stay({ ...state, chosenVisibility: event.visibility })
    case 'publication-requested': {
      if (state.work.kind === 'running') return stay(state)
      const pageVariationIds = [...document.unsavedPages]
      const request = { scope: 'chapter', pageVariationIds, quiet: true, purpose: 'publish', ticket: null } as const
      return {
        state: { ...state, work: { kind: 'running', saveCount } },
        effects: [{ do: 'request-save', request }],
      }
    }
    case 'publication-saved':
      if (state.work.kind !== 'running') return stay(state)
      if (!event.saved) return stay({ ...state, work: { kind: 'idle' } })
      return {
        state: { ...state, work: { kind: 'running', saveCount } },
        effects: [
          { do: 'publish', visibility: state.chosenVisibility ?? chapter.publication.visibility, ifStale: 'refuse' },
        ],
      }
    case 'publication-found-stale':
      return stay({ ...state, work: { kind: 'asking', stale: event.chapters } })
    case 'publication-confirmed':
      if (state.work.kind !== 'asking') return stay(state)
      return {
        state: { ...state, work: { kind: 'running', saveCount } },
        effects: [
          { do: 'publish', visibility: state.chosenVisibility ?? chapter.publication.visibility, ifStale: 'publish' },
        ],
      }
    case 'book-published': {
      const { readerUrl, publishedAt } = event
      const included = state.work.kind === 'running' ? state.work.saveCount : saveCount
      return {
        state: { ...state, work: { kind: 'idle' }, published: { readerUrl, publishedAt, saveCount: included } },
        effects: [{ do: 'reload-book' }],
      }
    }
    case 'publication-failed':
      return stay({ ...state, work: { kind: 'failed', reason: event.reason } })
    case 'publication-dismissed':
      return stay({ ...state, work: { kind: 'idle' } })
  }
}
