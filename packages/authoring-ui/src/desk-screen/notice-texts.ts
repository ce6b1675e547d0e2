import type { studioMessages, TextsOf, Translate } from '@lectern/messages'
import { describePassingCause, type ToastMessage } from '@lectern/ui'
import type { PagePlan } from '../photographs/photograph'
import type { Notice, SaveScope } from '../desk-plan/notice'

type T = Translate<TextsOf<typeof studioMessages>>

export interface NoticeActions {
  /** Restores an order of the pages. */
  readonly undoOrder: (pageIds: readonly number[]) => void
  /** Restores what corrected pages showed before. */
  readonly undoCorrections: (plans: readonly PagePlan[]) => void
  /** Deletes pages that were just added. */
  readonly undoAdding: (pageIds: readonly number[]) => void
  /** Makes the planned try of a save at once. */
  readonly retrySave: () => void
}

/** Returns the toast that tells the author about a notice. */
export function toastOf(t: T, notice: Notice, actions: NoticeActions): ToastMessage {
  const { undoOrder, undoCorrections, undoAdding, retrySave } = actions
  switch (notice.kind) {
    case 'saved':
      return { tone: 'success', message: notice.scope === 'page' ? t('pageSaved') : t('chapterSaved') }
    case 'marks-saved':
      return { tone: 'success', message: t('triggersSaved') }
    case 'marks-merged':
      return { tone: 'success', message: t('marksMerged') }
    case 'chapter-rects-deleted':
      return { tone: 'success', message: t('chapterRectsDeleted') }
    case 'synced':
      return { tone: 'success', message: notice.scope === 'page' ? t(syncedTexts[notice.by]) : t('chapterSynced') }
    case 'filled':
      return { tone: 'success', message: t('syncFilled', { count: notice.count }) }
    case 'retimed':
      return { tone: 'success', message: t('retimedTitle') }
    case 'times-confirmed':
      return { tone: 'success', message: t('syncByHandKept', { count: notice.count }) }
    case 'pages-added':
      return {
        tone: 'success',
        message: t('pagesAdded', { count: notice.count }),
        ...(notice.addedIds.length === 0
          ? {}
          : { action: { label: t('undo'), onPress: () => undoAdding(notice.addedIds) } }),
      }
    case 'pages-restored':
      return { tone: 'success', message: t('pagesRestored', { count: notice.count }) }
    case 'page-order-restored':
      return { tone: 'success', message: t('pagesOrderTakenBack') }
    case 'pages-ordered':
      return {
        tone: 'success',
        message: t('pagesOrdered'),
        action: { label: t('undo'), onPress: () => undoOrder(notice.before) },
      }
    case 'photographs-corrected':
      return {
        tone: 'success',
        message: t('photographsCorrected', { count: notice.before.length }),
        action: { label: t('undo'), onPress: () => undoCorrections(notice.before) },
      }
    case 'corrections-undone':
      return { tone: 'success', message: t('photographsRestored', { count: notice.count }) }
    case 'save-postponed':
      return {
        tone: 'warning',
        message: t('savePostponed', { reason: describePassingCause(t, notice.cause) }),
        action: { label: t('retryNow'), onPress: retrySave },
      }
    case 'words-left-over':
      return { tone: 'warning', message: t('timesUnassignable', { reason: describeLeftOver(t, notice) }) }
    case 'stray-words':
      return { tone: 'warning', message: t('syncStrayWords', { count: notice.count }) }
    default:
      return { tone: 'critical', message: describeFailure(t, notice) }
  }
}

const syncedTexts = { word: 'syncedByWord', sentence: 'syncedBySentence' } as const
const failedTexts = { word: 'syncByWordFailed', sentence: 'syncBySentenceFailed' } as const
const changeFailureTexts = { delete: 'pagesDeleteFailed', restore: 'pagesRestoreFailed' } as const
const pageFailureTexts = { 'not-spoken': 'syncPageNotSpoken', 'not-found': 'syncPageNotFound' } as const

type FailureKind =
  | 'save-failed'
  | 'pages-gone'
  | 'no-images'
  | 'no-word-rects'
  | 'no-sentence-rects'
  | 'page-sentences-failed'
  | 'page-sync-failed'
  | 'sync-failed'
  | 'page-order-failed'
  | 'page-deletion-failed'
  | 'correction-failed'
  | 'cancel-failed'
  | 'reload-failed'

function describeFailure(t: T, notice: Extract<Notice, { kind: FailureKind }>): string {
  switch (notice.kind) {
    case 'save-failed': {
      const text = textOfSaveFailure(t, notice.scope)
      return notice.reason === '' ? text : `${text}: ${notice.reason}`
    }
    case 'pages-gone':
      return t('saveGone', { count: notice.count })
    case 'no-images':
      return t('noPageImages')
    case 'no-word-rects':
      return t('wordRectsNeeded')
    case 'no-sentence-rects':
      return t('syncNoSentences')
    case 'page-sync-failed':
      return t('pageSyncFailed', { page: notice.pageNumber, reason: t(pageFailureTexts[notice.reason]) })
    case 'page-sentences-failed':
      return `${t('syncBySentenceFailed')}: ${t(pageFailureTexts[notice.reason])}`
    case 'sync-failed':
      return notice.scope === 'page' ? t(failedTexts[notice.by]) : t('chapterSyncFailed', { reason: notice.reason })
    case 'page-order-failed':
      return t('pagesOrderFailed', { reason: notice.reason })
    case 'page-deletion-failed':
      return t(changeFailureTexts[notice.change], { page: notice.pageNumber, reason: notice.reason })
    case 'correction-failed':
      return t('photographFailed', { reason: notice.reason })
    case 'cancel-failed':
      return t('workCancelFailed', { reason: notice.reason })
    case 'reload-failed':
      return t('pagesReloadFailed', { reason: notice.reason })
  }
}

function textOfSaveFailure(t: T, scope: SaveScope): string {
  return scope === 'page' ? t('pageSaveFailed') : t('chapterSaveFailed')
}

function describeLeftOver(
  t: T,
  { unmatchedWord, unassignedWord }: { readonly unmatchedWord: string | null; readonly unassignedWord: string | null },
): string {
  const parts = [
    unmatchedWord === null ? null : t('syncReportWord', { word: unmatchedWord }),
    unassignedWord === null ? null : t('syncReportRect', { word: unassignedWord }),
  ]
  return parts.filter((part) => part !== null).join(' ')
}
