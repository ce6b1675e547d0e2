import type { studioMessages, TextsOf, Translate } from '@lectern/messages'
import type { DeskState } from '../desk/desk-state'
import type { PageDeletionWork } from '../pages/step-page-deletion'
import { idle, type WorkProgress } from '../step-panel'

type T = Translate<TextsOf<typeof studioMessages>>

/** Describes the progress of a recognition. */
export function describeRecognition(t: T, { work }: DeskState['recognition']): WorkProgress {
  switch (work.kind) {
    case 'idle':
      return idle
    case 'running': {
      const { done, total, pages, isCancelling } = work
      return { kind: 'running', label: t('wordsRunning', { count: pages.length }), done, total, isCancelling }
    }
    case 'failed':
      return failed(t('wordsFailed'), (reason) => t('wordsFailedBecause', { reason }), work.reason)
  }
}

/** Describes the progress of a sync. */
export function describeSyncing(t: T, { task }: DeskState['syncing']): WorkProgress {
  return task === null ? idle : { kind: 'running', label: t('syncRunning') }
}

/** Describes the progress of publishing. */
export function describePublishing(t: T, { work }: DeskState['publishing']): WorkProgress {
  switch (work.kind) {
    case 'idle':
    case 'asking':
      return idle
    case 'running':
      return { kind: 'running', label: t('publishRunning') }
    case 'failed':
      return failed(t('publishFailed'), (reason) => t('publishFailedBecause', { reason }), work.reason)
  }
}

/** Describes the progress of an upload and of the import that follows it. */
export function describeUpload(t: T, { work }: DeskState['upload']): WorkProgress {
  switch (work.kind) {
    case 'idle':
      return idle
    case 'sending': {
      const label = t('pagesSending', { count: work.files.length })
      return { kind: 'running', label, fraction: work.sentFraction, isCancelling: work.isCancelling }
    }
    case 'importing': {
      const { done, total, isCancelling } = work
      return { kind: 'running', label: t('pagesMaking'), done, total, isCancelling }
    }
    case 'taking-over':
    case 'loading':
      return { kind: 'running', label: t('pagesMaking') }
    case 'failed':
      if (work.step === 'reload') return { kind: 'failed', message: t('pagesReloadFailed', { reason: work.reason }) }
      return failed(t('pagesFailed'), (reason) => t('pagesFailedBecause', { reason }), work.reason)
  }
}

/** Describes the progress of a deletion or restoration of pages. */
export function describePageDeletion(t: T, { kind, waiting, done }: PageDeletionWork): WorkProgress {
  const label = kind === 'delete' ? t('pagesDeleting') : t('pagesRestoring')
  return { kind: 'running', label, done: done.length, total: done.length + waiting.length }
}

function failed(plain: string, withReason: (reason: string) => string, reason: string): WorkProgress {
  return { kind: 'failed', message: reason === '' ? plain : withReason(reason) }
}
