import { computePauseSeconds } from '@lectern/api-client/retry'
import type { ServerPage } from '@lectern/core/pipeline'
import type { DeskEffect } from '../desk-plan/desk-effect'
import type { DocumentView } from '../desk-plan/document-view'
import { stay, type Step } from '../desk-plan/step'
import type { RetryHint, SavingState } from './saving-state'

/** The rects of the chapter on their way into the editor. */
export type LoadingState =
  | { readonly kind: 'loading'; readonly failures: number }
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'failed'
      readonly failures: number
      /** The server's own text, empty if it sent none. */
      readonly reason: string
      /** The passing state that made it fail; null if they are not loaded again automatically. */
      readonly cause: RetryHint['cause'] | null
      /** Seconds between the failure and the next attempt; null unless one is planned. */
      readonly pauseSeconds: number | null
      readonly isTrying: boolean
    }

export const notLoaded: LoadingState = { kind: 'loading', failures: 0 }

/** Plans the next attempt after rects could not be read. A desk that is open stays open, with all its unsaved work. */
export function failLoading(state: LoadingState, reason: string, hint: RetryHint | null): Step<LoadingState> {
  if (state.kind === 'ready') return stay(state)
  const failures = state.failures + 1
  const failed = { kind: 'failed', failures, reason, isTrying: false } as const
  if (hint === null) return stay({ ...failed, cause: null, pauseSeconds: null })
  const pauseSeconds = computePauseSeconds(failures, hint.retryAfterSeconds)
  return {
    state: { ...failed, cause: hint.cause, pauseSeconds },
    effects: [{ do: 'wait', until: 'load', seconds: pauseSeconds }],
  }
}

/** Returns the state while rects are read that could not be read before. */
export function retryLoading(state: LoadingState): LoadingState {
  return state.kind === 'failed' ? { ...state, pauseSeconds: null, isTrying: true } : state
}

/**
 * Takes over the rects that the server has. Pages with unsaved changes stay as they are, and so do pages whose revision is
 * loaded already, with their part of the history. Pages that are gone from the chapter are removed from the editor.
 */
export function loadServerPages(
  state: SavingState,
  pages: readonly ServerPage[],
  document: DocumentView,
): Step<SavingState> {
  const revisions = new Map(state.revisions)
  const effects: DeskEffect[] = []
  for (const { pageVariationId, revision, rects } of pages) {
    const loaded = revisions.get(pageVariationId)
    if (document.unsavedPages.has(pageVariationId)) continue
    // A response that was under way during a save is older than what the save has made.
    if (loaded !== undefined && loaded >= revision) continue
    // Undo steps were recorded on other rects than these.
    if (loaded !== undefined) effects.push({ do: 'clear-history' })
    revisions.set(pageVariationId, revision)
    effects.push({ do: 'load-page', pageVariationId, rects })
  }
  const remaining = new Set(pages.map((page) => page.pageVariationId))
  for (const pageVariationId of state.revisions.keys()) {
    if (remaining.has(pageVariationId)) continue
    revisions.delete(pageVariationId)
    effects.push({ do: 'forget-page', pageVariationId })
  }
  return { state: { ...state, revisions }, effects }
}
