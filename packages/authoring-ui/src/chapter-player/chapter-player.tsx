import { formatTime, studioMessages } from '@lectern/messages'
import { IconButton, Slider, useTranslate } from '@lectern/ui'
import { Pause, Play } from '@lectern/ui/icons'
import { useImperativeHandle, useState, type Ref } from 'react'
import type { PlacedRect } from '../editor/placed-rect'
import type { HighlightedWords } from '../page-stage/highlighted-words'
import * as styles from './chapter-player.css'
import { useHighlightedWords } from './use-highlighted-words'
import { useRenewedTrack } from './use-renewed-track'

export interface ChapterPlayerProps {
  readonly audioUrl: string
  readonly words: readonly PlacedRect[]
  readonly highlighted: HighlightedWords
  /** Called with the first of the words that have just begun. */
  readonly onWord: (entityId: string) => void
  /** Fetches a new link to the narration; null if there is none any more. */
  readonly renewTrack: () => Promise<string | null>
  readonly onFailure: () => void
  /** Receives the controls while the player is mounted. */
  readonly controls?: Ref<PlayerControls>
  /** Called with the place in seconds when the narration pauses or ends. */
  readonly onStop?: (time: number) => void
  /** Called when the narration is sent to another place. */
  readonly onSeek?: () => void
}

export interface PlayerControls {
  readonly toggle: () => void
  /** Returns the place in seconds; null while there is no media. */
  readonly readTime: () => number | null
  readonly isPlaying: () => boolean
}

/** Plays the chapter and highlights its words on the page, per frame and without rendering. */
export function ChapterPlayer({
  audioUrl,
  words,
  highlighted,
  onWord,
  renewTrack,
  onFailure,
  controls,
  onStop,
  onSeek,
}: ChapterPlayerProps) {
  const t = useTranslate(studioMessages)
  const { audio, src, fail, goOn } = useRenewedTrack({ audioUrl, renewTrack, onFailure })
  const [playing, setPlaying] = useState(false)
  const [time, setTime] = useState(0)
  const [duration, setDuration] = useState(0)
  useHighlightedWords(audio, { words, highlighted, onWord })

  const toggle = () => {
    const media = audio.current
    if (media === null) return
    if (media.paused) media.play().catch(fail)
    else media.pause()
  }

  useImperativeHandle(controls, () => ({
    toggle,
    readTime: () => audio.current?.currentTime ?? null,
    isPlaying: () => audio.current?.paused === false,
  }))

  return (
    <div className={styles.bar} role="group" aria-label={t('playerLabel')}>
      <audio
        ref={audio}
        src={src}
        preload="metadata"
        onPlay={() => setPlaying(true)}
        onPause={(event) => {
          setPlaying(false)
          onStop?.(event.currentTarget.currentTime)
        }}
        onSeeking={onSeek}
        onTimeUpdate={(event) => setTime(event.currentTarget.currentTime)}
        onLoadedMetadata={(event) => {
          setDuration(event.currentTarget.duration)
          goOn()
        }}
        onError={fail}
      />
      <IconButton
        icon={playing ? Pause : Play}
        label={playing ? t('playerPause') : t('playerPlay')}
        tone="accent"
        round
        onClick={toggle}
      />
      <div className={styles.track}>
        <Slider
          label={t('playerPosition')}
          hideLabel
          min={0}
          max={Math.max(duration, 0.01)}
          step={0.01}
          value={Math.min(time, duration)}
          format={formatTime}
          onChange={(seconds) => {
            setTime(seconds)
            if (audio.current !== null) audio.current.currentTime = seconds
          }}
        />
      </div>
      <span className={styles.time} aria-hidden>
        {formatTime(time)} / {formatTime(duration)}
      </span>
    </div>
  )
}
