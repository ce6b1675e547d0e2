import { coachingMessages } from '@lectern/messages'
import { Button, Text, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import { useSoundTurn } from '../popup/use-sound-turn'
import type { CoachingBubble, LocalizedLink } from './read-coaching-bubble'
import { SubtitleLine } from './subtitle-line'
import { useSubtitleAt, useSubtitles } from './use-subtitles'
import * as styles from './coaching.css'

export interface CoachingSoundProps {
  readonly audio: LocalizedLink
  readonly subtitles: CoachingBubble['subtitles']
  readonly onRefreshMedia: () => Promise<unknown>
}

/** Plays the audio track of a coaching point, and shows its subtitles with it. */
export function CoachingSound({ audio, subtitles, onRefreshMedia }: CoachingSoundProps) {
  const t = useTranslate(coachingMessages)
  const [sound, setSound] = useState<HTMLMediaElement | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  const [isRenewing, setIsRenewing] = useState(false)
  const loaded = useSubtitles(subtitles, attempt)
  const text = useSubtitleAt(sound, loaded.subtitles)
  useSoundTurn(sound)
  const retry = async () => {
    setIsRenewing(true)
    await onRefreshMedia()
    setIsRenewing(false)
    setHasFailed(false)
    setAttempt(attempt + 1)
  }
  return (
    <>
      {!hasFailed && (
        <audio
          key={attempt}
          ref={setSound}
          className={styles.sound}
          src={audio.link}
          controls
          autoPlay
          preload="auto"
          aria-label={t('coachingSound')}
          onError={() => setHasFailed(true)}
        />
      )}
      {subtitles !== null && !hasFailed && !loaded.hasFailed && (
        <SubtitleLine language={subtitles.language} text={text} />
      )}
      {(hasFailed || loaded.hasFailed) && (
        <div className={styles.parts} role="alert">
          <Text tone="critical">{t(hasFailed ? 'coachingSoundFailed' : 'coachingSubtitlesFailed')}</Text>
          <div>
            <Button busy={isRenewing} onClick={() => void retry()}>
              {t('coachingRetry')}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
