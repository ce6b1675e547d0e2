import type { RetryHint } from '@lectern/api-client/retry'
import type { SaveOutcome, ServerPage } from '@lectern/core/pipeline'
import type { PageToWrite, SaveRequest } from '../desk-plan/desk-effect'
import type { MarkVersion } from '../marks/merge-marks'

/** Why and when a failed call is worth another try. */
export type { RetryHint }

/** The next attempt of a save that failed temporarily. */
export interface PlannedSave {
  readonly request: SaveRequest
  readonly cause: RetryHint['cause']
  /** Seconds between the failure and the try. */
  readonly pauseSeconds: number
}

/** A mark of one page that two authors changed, with both versions. */
export interface MarkConflict extends MarkVersion {
  readonly pageVariationId: number
}

/** Saves wait in a queue, so that each one starts from the revisions that the one before has made. */
export interface SavingState {
  readonly waiting: readonly SaveRequest[]
  readonly running: { readonly request: SaveRequest; readonly pages: readonly PageToWrite[] } | null
  /** The server's versions of pages that someone else saved meanwhile; empty while there is no conflict. */
  readonly conflict: readonly ServerPage[]
  /** The marks of these pages that both authors changed. Pages without one here are decided about as a whole. */
  readonly markConflicts: readonly MarkConflict[]
  /** Null unless a save failed temporarily. */
  readonly retry: PlannedSave | null
  /** Saves that failed temporarily since the last one that did not. */
  readonly failures: number
  /** The revision that each loaded page's work is based on. */
  readonly revisions: ReadonlyMap<number, number>
  /** Pages whose work is restored from another revision than the loaded one: what it began with is not known here. */
  readonly withoutBase: ReadonlySet<number>
  /** Number of saves that changed something on the server. */
  readonly saveCount: number
}

export const nothingSaved: SavingState = {
  waiting: [],
  running: null,
  conflict: [],
  markConflicts: [],
  retry: null,
  failures: 0,
  revisions: new Map(),
  withoutBase: new Set(),
  saveCount: 0,
}

export type SavingEvent =
  | { readonly kind: 'save-requested'; readonly request: SaveRequest }
  | { readonly kind: 'next-save-due' }
  /** `hint` is null unless the save failed temporarily. */
  | { readonly kind: 'save-ended'; readonly outcome: SaveOutcome; readonly hint: RetryHint | null }
  /** Fields that the desk does not hold were saved; with the new revisions of their pages. */
  | { readonly kind: 'other-fields-saved'; readonly revisions: ReadonlyMap<number, number> }
  /** The pause is over, or the author asked for the try. */
  | { readonly kind: 'save-retried' }
  | { readonly kind: 'conflict-kept-mine' }
  /** Keys of the pages, marks and fields of marks that are taken from the other author. */
  | { readonly kind: 'conflict-chosen'; readonly theirs: ReadonlySet<string> }
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
