import type { SaveOutcome, ServerPage } from '@lectern/core/pipeline'
import type { PageToWrite, SaveRequest } from '../desk-plan/desk-effect'

/** Saves wait in a queue, so that each one starts from the revisions that the one before has made. */
export interface SavingState {
  readonly waiting: readonly SaveRequest[]
  readonly running: { readonly request: SaveRequest; readonly pages: readonly PageToWrite[] } | null
  /** The server's versions of pages that someone else saved meanwhile; empty while there is no conflict. */
  readonly conflict: readonly ServerPage[]
  /** The revision that each loaded page's work is based on. */
  readonly revisions: ReadonlyMap<number, number>
  /** Number of saves that changed something on the server. */
  readonly saveCount: number
}

export const nothingSaved: SavingState = {
  waiting: [],
  running: null,
  conflict: [],
  revisions: new Map(),
  saveCount: 0,
}

export type SavingEvent =
  | { readonly kind: 'save-requested'; readonly request: SaveRequest }
  | { readonly kind: 'next-save-due' }
  | { readonly kind: 'save-ended'; readonly outcome: SaveOutcome }
  | { readonly kind: 'conflict-kept-mine' }
  | { readonly kind: 'conflict-took-theirs' }
  | { readonly kind: 'conflict-postponed' }

/**
 * Returns the revision that the work on a page is based on.
 *
 * @throws Error for a page that was never loaded: it has no rects that could be saved
 */
export function revisionOf(state: SavingState, pageVariationId: number): number {
  const revision = state.revisions.get(pageVariationId)
  if (revision === undefined) throw new Error(`Page variation ${pageVariationId} has no revision: it was never loaded.`)
  return revision
}
