import { formatTime, studioMessages } from '@lectern/messages'
import { IconButton, Slider, useTranslate } from '@lectern/ui'
import { Pause, Play } from '@lectern/ui/icons'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react'
import type { PlacedRect } from '../editor/placed-rect'
import type { HighlightedWords } from '../page-stage/highlighted-words'
import * as styles from './chapter-player.css'
import type { Playhead } from './create-playhead'
import { stepPassage, type Passage } from './step-passage'
import { useHighlightedWords } from './use-highlighted-words'
import { useRenewedTrack } from './use-renewed-track'

export interface ChapterPlayerProps {
  readonly audioUrl: string
  readonly words: readonly PlacedRect[]
  readonly highlighted: HighlightedWords
  /** Receives the place of the narration. */
  readonly playhead?: Playhead
  /** The place in seconds at which playing starts while the narration stands elsewhere; null to go on where it stands. */
  readonly findStart?: (time: number) => number | null
  /** The page shown. While the narration is paused, it moves with the page to the place that `findStart` returns. */
  readonly pageId?: number | null
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
  readonly seek: (time: number) => void
  readonly playFrom: (time: number) => void
  /** Plays a passage, which may change meanwhile; null ends it. */
  readonly playPassage: (read: () => Passage | null) => void
  /** Sets the speed, 1 as it was spoken. */
  readonly setRate: (rate: number) => void
}

/** Plays the chapter and highlights its words on the page, per frame and without rendering. */
export function ChapterPlayer({
  audioUrl,
  words,
  highlighted,
  playhead,
  findStart,
  pageId = null,
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
  const readPassage = useRef<(() => Passage | null) | null>(null)
  const followPassage = (media: HTMLMediaElement) => {
    if (readPassage.current === null || media.paused) return
    const passage = readPassage.current()
    const next = passage === null ? 'stop' : stepPassage(passage, media.currentTime)
    if (next === 'go-on') return
    if (next === 'repeat' && passage !== null) media.currentTime = passage.start
    else {
      readPassage.current = null
      media.pause()
    }
  }
  useHighlightedWords(audio, {
    words,
    highlighted,
    onWord,
    onTime(seconds) {
      playhead?.set(seconds)
      if (audio.current !== null) followPassage(audio.current)
    },
  })

  const seek = (seconds: number) => {
    readPassage.current = null
    setTime(seconds)
    if (audio.current !== null) moveTo(audio.current, seconds)
  }
  const moveToPage = useEffectEvent(() => {
    const media = audio.current
    if (media === null || !media.paused) return
    const start = findStart?.(media.currentTime) ?? null
    if (start === null) return
    seek(start)
    // Sound that is not loaded yet reports no seek.
    playhead?.set(start)
  })
  useEffect(() => moveToPage(), [pageId])
  const toggle = () => {
    const media = audio.current
    if (media === null) return
    readPassage.current = null
    if (!media.paused) return media.pause()
    const start = findStart?.(media.currentTime) ?? null
    if (start !== null) seek(start)
    media.play().catch(fail)
  }

  useImperativeHandle(controls, () => ({
    toggle,
    readTime: () => audio.current?.currentTime ?? null,
    isPlaying: () => audio.current?.paused === false,
    seek,
    playFrom(seconds) {
      seek(seconds)
      audio.current?.play().catch(fail)
    },
    playPassage(read) {
      const passage = read()
      if (passage === null) return
      seek(passage.start)
      readPassage.current = read
      audio.current?.play().catch(fail)
    },
    setRate(rate) {
      if (audio.current !== null) changeRate(audio.current, rate)
    },
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
          onChange={seek}
        />
      </div>
      <span className={styles.time} aria-hidden>
        {formatTime(time)} / {formatTime(duration)}
      </span>
    </div>
  )
}

function moveTo(media: HTMLMediaElement, seconds: number): void {
  media.currentTime = seconds
}

function changeRate(media: HTMLMediaElement, rate: number): void {
  media.playbackRate = rate
  // A renewed link starts at the default speed.
  media.defaultPlaybackRate = rate
}
