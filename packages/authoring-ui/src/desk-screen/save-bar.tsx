import { studioMessages } from '@lectern/messages'
import { Button, Icon, readKeyboard, RetryCountdown, Tooltip, useTranslate, writeAriaKeys } from '@lectern/ui'
import { CircleCheck, Pencil, RotateCcw, Save } from '@lectern/ui/icons'
import { studioShortcuts } from '../shortcuts/studio-shortcuts'
import * as styles from './save-bar.css'

export interface SaveBarProps {
  readonly isPageUnsaved: boolean
  readonly unsavedPageCount: number
  /** Unsaved work of an earlier visit is offered and neither restored nor discarded yet. */
  readonly isDraftOffered: boolean
  /** True if the unsaved changes are stored as a draft on this device. */
  readonly isDraftStored: boolean
  readonly busy: boolean
  /** Seconds between a failed save and its next attempt; null unless one is planned. */
  readonly retryPauseSeconds: number | null
  readonly onRetry: () => void
  readonly onSavePage: () => void
  readonly onSaveChapter: () => void
}

/** Shows how many pages are unsaved, and saves the page or the whole chapter. */
export function SaveBar({
  isPageUnsaved,
  unsavedPageCount,
  isDraftOffered,
  isDraftStored,
  busy,
  retryPauseSeconds,
  onRetry,
  onSavePage,
  onSaveChapter,
}: SaveBarProps) {
  const t = useTranslate(studioMessages)
  const clean = unsavedPageCount === 0
  return (
    <div className={styles.bar} role="group" aria-label={t('saveLabel')}>
      <span role="status" className={styles.state}>
        <Icon of={clean && !isDraftOffered ? CircleCheck : Pencil} size="s" />
        {clean ? (
          t(isDraftOffered ? 'saveDraftWaiting' : 'saveAllSaved')
        ) : (
          <span className={styles.text}>
            <span>{t('saveUnsaved', { count: unsavedPageCount })}</span>
            <span className={isDraftStored ? styles.kept : styles.notKept}>
              {retryPauseSeconds !== null ? (
                <RetryCountdown pauseSeconds={retryPauseSeconds} />
              ) : isDraftStored ? (
                t('saveKept')
              ) : (
                t('saveNotKept')
              )}
            </span>
          </span>
        )}
      </span>
      <span className={styles.actions} data-idle={clean && !busy ? '' : undefined}>
        {/* `aria-disabled` instead of `disabled`, so that a button keeps the focus when nothing is left to save. */}
        {/* One button for both, so that the focus stays on it. */}
        {retryPauseSeconds === null ? (
          <Button key="first" size="s" tone="quiet" aria-disabled={!isPageUnsaved || busy} onClick={onSavePage}>
            {t('savePage')}
          </Button>
        ) : (
          <Button key="first" size="s" tone="quiet" icon={RotateCcw} onClick={onRetry}>
            {t('retryNow')}
          </Button>
        )}
        <Tooltip text={t('saveChapter')} shortcut={studioShortcuts.saveChapter[0]}>
          <Button
            size="s"
            tone={clean ? 'quiet' : 'accent'}
            icon={Save}
            aria-keyshortcuts={writeAriaKeys(studioShortcuts.saveChapter[0], readKeyboard())}
            aria-disabled={clean}
            busy={busy}
            onClick={onSaveChapter}
          >
            {t('saveChapter')}
          </Button>
        </Tooltip>
      </span>
    </div>
  )
}
