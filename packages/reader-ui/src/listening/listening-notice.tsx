import { listeningMessages } from '@lectern/messages'
import { Button, useTranslate, VisuallyHidden } from '@lectern/ui'
import { Repeat, RotateCcw, SkipForward } from '@lectern/ui/icons'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { Notice } from './notice'
import * as styles from './notice.css'
import type { Listening } from './describe-listening'

export interface ListeningNoticeProps {
  readonly slots: ReadingToolsProps['slots']
  readonly listening: Listening
}

/** Controls of sentence mode and of a repeat, above the player while they are on. */
export function ListeningNotice({ slots, listening }: ListeningNoticeProps) {
  const t = useTranslate(listeningMessages)
  const { isSentenceMode, repeat } = listening
  if (!isSentenceMode && repeat === null) return null
  return (
    <Notice slots={slots}>
      {isSentenceMode && (
        <div className={`${styles.raised} ${styles.row}`} role="group" aria-label={t('listeningSentenceMode')}>
          <Button icon={RotateCcw} onClick={() => listening.playSentence(0)}>
            {t('listeningReplay')}
          </Button>
          <Button icon={SkipForward} onClick={() => listening.playSentence(1)}>
            {t('listeningNext')}
          </Button>
        </div>
      )}
      {repeat !== null && (
        <div className={styles.raised}>
          <Button icon={Repeat} onClick={listening.stopRepeat}>
            {t('listeningRepeatStop')}
            {repeat.count !== null && ` · ${repeat.played + 1} / ${repeat.count}`}
          </Button>
        </div>
      )}
      <VisuallyHidden live="polite">{repeat !== null && t('listeningRepeating')}</VisuallyHidden>
    </Notice>
  )
}
