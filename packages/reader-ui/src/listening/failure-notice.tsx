import { listeningMessages } from '@lectern/messages'
import { Banner, Button, useTranslate } from '@lectern/ui'
import { Play, RotateCcw } from '@lectern/ui/icons'
import { useState } from 'react'
import { useReaderDispatch } from '../connected/use-reader-store'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { narrationRetried, playPressed, type PlaybackFailure } from '../store/reading-slice'
import { Notice } from './notice'
import * as styles from './notice.css'

export interface FailureNoticeProps extends Pick<ReadingToolsProps, 'slots' | 'onRefreshMedia'> {
  readonly failure: PlaybackFailure
}

/** Says why the narration does not play, with an action that solves it. */
export function FailureNotice({ failure, slots, onRefreshMedia }: FailureNoticeProps) {
  const t = useTranslate(listeningMessages)
  const dispatch = useReaderDispatch()
  const [isRetrying, setIsRetrying] = useState(false)
  const retry = async () => {
    setIsRetrying(true)
    // An expired URL never recovers, so a new one is requested first.
    await onRefreshMedia()
    setIsRetrying(false)
    dispatch(narrationRetried())
  }
  if (failure === 'gesture-needed') {
    return (
      <Notice slots={slots}>
        <div className={styles.raised}>
          <Button tone="accent" size="l" icon={Play} onClick={() => dispatch(playPressed())}>
            {t('playerTapToStart')}
          </Button>
        </div>
      </Notice>
    )
  }
  return (
    <Notice slots={slots}>
      <div className={styles.raised}>
        <Banner
          tone="critical"
          title={t(failure === 'not-loaded' ? 'playerNotLoaded' : 'playerNotPlayable')}
          action={
            <Button size="s" icon={RotateCcw} busy={isRetrying} onClick={() => void retry()}>
              {t('retry')}
            </Button>
          }
        >
          {t('playerKeepReading')}
        </Banner>
      </div>
    </Notice>
  )
}
