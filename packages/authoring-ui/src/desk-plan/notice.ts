import type { PageSyncFailure } from '@lectern/core/pipeline'
import type { PassingCause } from '@lectern/ui'
import type { PagePlan } from '../photographs/photograph'
import type { RecognisedKind } from '../recognition/recognised-kind'

/** A message for the author, shown once as a toast. `reason` is the server's own text, empty if it sent none. */
export type Notice =
  | { readonly kind: 'saved'; readonly scope: SaveScope }
  /** Triggers and coaching points were saved. */
  | { readonly kind: 'marks-saved' }
  /** Changes of someone else to other marks of the same pages were taken over. */
  | { readonly kind: 'marks-merged' }
  | { readonly kind: 'save-failed'; readonly scope: SaveScope; readonly reason: string }
  /** The save is tried again automatically. */
  | { readonly kind: 'save-postponed'; readonly scope: SaveScope; readonly cause: PassingCause }
  | { readonly kind: 'pages-gone'; readonly count: number }
  | { readonly kind: 'chapter-rects-deleted' }
  | { readonly kind: 'no-images' }
  | { readonly kind: 'no-word-rects' }
  | { readonly kind: 'no-sentence-rects' }
  | { readonly kind: 'page-sync-failed'; readonly pageNumber: number; readonly reason: PageSyncFailure }
  | { readonly kind: 'words-left-over'; readonly unmatchedWord: string | null; readonly unassignedWord: string | null }
  | { readonly kind: 'stray-words'; readonly count: number }
  | { readonly kind: 'synced'; readonly scope: SaveScope; readonly by: RecognisedKind }
  | {
      readonly kind: 'sync-failed'
      readonly scope: SaveScope
      readonly by: RecognisedKind
      readonly reason: string
    }
  /** The sentences of the one page that was to be synced got no times. */
  | { readonly kind: 'page-sentences-failed'; readonly reason: PageSyncFailure }
  | { readonly kind: 'filled'; readonly count: number }
  | { readonly kind: 'retimed'; readonly report: RetimeReport }
  | { readonly kind: 'times-confirmed'; readonly count: number }
  /** `addedIds` are the pages that undo deletes. */
  | { readonly kind: 'pages-added'; readonly count: number; readonly addedIds: readonly number[] }
  /** `before` is the order that undo restores. */
  | { readonly kind: 'pages-ordered'; readonly before: readonly number[] }
  | { readonly kind: 'page-order-restored' }
  | { readonly kind: 'page-order-failed'; readonly reason: string }
  | {
      readonly kind: 'page-deletion-failed'
      readonly change: 'delete' | 'restore'
      readonly pageNumber: number
      readonly reason: string
    }
  | { readonly kind: 'pages-restored'; readonly count: number }
  /** `before` is what undo restores. */
  | { readonly kind: 'photographs-corrected'; readonly before: readonly PagePlan[] }
  | { readonly kind: 'corrections-undone'; readonly count: number }
  | { readonly kind: 'correction-failed'; readonly pageVariationId: number | undefined; readonly reason: string }
  /** An upload or a recognition goes on. */
  | { readonly kind: 'cancel-failed'; readonly reason: string }
  | { readonly kind: 'reload-failed'; readonly reason: string }

/** Numbers of words by what became of their times when a new narration replaced an earlier one. */
export interface RetimeReport {
  readonly matched: number
  readonly estimated: number
  readonly untimed: number
  readonly keptByHand: number
}

/** A page alone, or every changed page of the chapter. */
export type SaveScope = 'page' | 'chapter'
