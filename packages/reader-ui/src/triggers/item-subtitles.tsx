import { coachingMessages } from '@lectern/messages'
import { Button, Text, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import type { CoachingBubble } from '../coaching/read-coaching-bubble'
import { SubtitleLine } from '../coaching/subtitle-line'
import { useSubtitleAt, useSubtitles } from '../coaching/use-subtitles'
import * as styles from './triggers.css'

export interface ItemSubtitlesProps {
  readonly subtitles: NonNullable<CoachingBubble['subtitles']>
  /** The film or sound that they belong to; null until it is mounted. */
  readonly sound: HTMLMediaElement | null
  /** Requests new signed URLs for the book's media. */
  readonly onRefreshMedia: () => Promise<unknown>
}

/** Shows the subtitles of a film or a sound while it plays. Below it: SubRip files are no tracks of a browser. */
export function ItemSubtitles({ subtitles, sound, onRefreshMedia }: ItemSubtitlesProps) {
  const t = useTranslate(coachingMessages)
  const [attempt, setAttempt] = useState(0)
  const [isRenewing, setIsRenewing] = useState(false)
  const loaded = useSubtitles(subtitles, attempt)
  const text = useSubtitleAt(sound, loaded.subtitles)
  const retry = async () => {
    setIsRenewing(true)
    await onRefreshMedia()
    setIsRenewing(false)
    setAttempt(attempt + 1)
  }
  if (loaded.hasFailed) {
    return (
      <div className={styles.parts} role="alert">
        <Text tone="critical">{t('coachingSubtitlesFailed')}</Text>
        <div className={styles.choices}>
          <Button busy={isRenewing} onClick={() => void retry()}>
            {t('coachingRetry')}
          </Button>
        </div>
      </div>
    )
  }
  return <SubtitleLine language={subtitles.language} text={text} />
}
