import { studioMessages } from '@lectern/messages'
import { Button, Icon, readKeyboard, Tooltip, useTranslate, writeAriaKeys } from '@lectern/ui'
import { CircleCheck, Pencil, Save } from '@lectern/ui/icons'
import { studioShortcuts } from '../shortcuts/studio-shortcuts'
import * as styles from './save-bar.css'

export interface SaveBarProps {
  readonly pageUnsaved: boolean
  readonly unsavedPages: number
  /** This device stores unsaved work. */
  readonly isStored: boolean
  readonly busy: boolean
  readonly onSavePage: () => void
  readonly onSaveChapter: () => void
}

/** Shows how many pages are unsaved, and saves the page or the whole chapter. */
export function SaveBar({ pageUnsaved, unsavedPages, isStored, busy, onSavePage, onSaveChapter }: SaveBarProps) {
  const t = useTranslate(studioMessages)
  const clean = unsavedPages === 0
  return (
    <div className={styles.bar} role="group" aria-label={t('saveLabel')}>
      <span role="status" className={styles.state}>
        <Icon of={clean ? CircleCheck : Pencil} size="s" />
        {clean ? (
          t('saveAllSaved')
        ) : (
          <span className={styles.words}>
            <span>{t('saveUnsaved', { count: unsavedPages })}</span>
            <span className={isStored ? styles.kept : styles.notKept}>
              {isStored ? t('saveKept') : t('saveNotKept')}
            </span>
          </span>
        )}
      </span>
      <span className={styles.actions} data-idle={clean && !busy ? '' : undefined}>
        {/* They keep the focus when there is nothing left to save. */}
        <Button size="s" tone="quiet" aria-disabled={!pageUnsaved || busy} onClick={onSavePage}>
          {t('savePage')}
        </Button>
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
