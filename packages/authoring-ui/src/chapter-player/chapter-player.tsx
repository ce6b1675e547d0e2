import { formatTime, studioMessages } from '@lectern/messages'
import { IconButton, Slider, useTranslate } from '@lectern/ui'
import { Pause, Play } from '@lectern/ui/icons'
import { useEffect, useRef, useState } from 'react'
import type { PlacedRect } from '../editor/placed-rect'
import type { HighlightedWords } from '../page-stage/highlighted-words'
import * as styles from './chapter-player.css'
import { followWords } from './follow-words'
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
}

/** Plays the chapter and highlights its words on the page, per frame and without rendering. */
export function ChapterPlayer({ audioUrl, words, highlighted, onWord, renewTrack, onFailure }: ChapterPlayerProps) {
  const t = useTranslate(studioMessages)
  const { audio, src, fail, goOn } = useRenewedTrack({ audioUrl, renewTrack, onFailure })
  const [playing, setPlaying] = useState(false)
  const [time, setTime] = useState(0)
  const [duration, setDuration] = useState(0)
  const tellWord = useRef(onWord)
  useEffect(() => {
    tellWord.current = onWord
  }, [onWord])

  useEffect(() => {
    const media = audio.current
    if (media === null) return
    const follower = followWords(words)
    let frame = 0
    const tick = () => {
      const active = follower.at(media.currentTime)
      if (active === null) return
      highlighted.set(active)
      const [first] = active
      if (first !== undefined) tellWord.current(first)
    }
    const run = () => {
      tick()
      frame = window.requestAnimationFrame(run)
    }
    const start = () => {
      window.cancelAnimationFrame(frame)
      run()
    }
    const stop = () => {
      window.cancelAnimationFrame(frame)
      tick()
    }
    media.addEventListener('play', start)
    media.addEventListener('pause', stop)
    media.addEventListener('seeked', tick)
    if (!media.paused) start()
    return () => {
      window.cancelAnimationFrame(frame)
      media.removeEventListener('play', start)
      media.removeEventListener('pause', stop)
      media.removeEventListener('seeked', tick)
      highlighted.set([])
    }
  }, [audio, words, highlighted])

  const toggle = () => {
    const media = audio.current
    if (media === null) return
    if (media.paused) media.play().catch(fail)
    else media.pause()
  }

  return (
    <div className={styles.bar} role="group" aria-label={t('playerLabel')}>
      <audio
        ref={audio}
        src={src}
        preload="metadata"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
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
