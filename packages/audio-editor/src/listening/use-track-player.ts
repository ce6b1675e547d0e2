import { useEffect, useRef, useState } from 'react'
import type { PageSpan } from './find-page-span'
import { createTrackPlace, type TrackPlace } from './track-place'

/** A page by its variation id, an interval by its start, the rest from the playhead, or the whole chapter. */
export type ListeningTarget = number | `span-${number}` | 'rest' | 'chapter'

export interface TrackPlayer {
  readonly playing: ListeningTarget | null
  /** Plays from the start of a span, or stops if it is playing. A null span is the whole narration. */
  readonly toggle: (target: ListeningTarget, span: PageSpan | null) => void
  /** The place of the playhead, which stays where playing ended. */
  readonly place: TrackPlace
  /** Puts the playhead to a time; a part that is playing ends. */
  readonly seek: (seconds: number) => void
  /** 1 for the speed of the recording. The pitch stays at any rate. */
  readonly rate: number
  readonly setRate: (rate: number) => void
}

export interface UseTrackPlayerOptions {
  readonly audioUrl: string | null
  /** Fetches a new link to the narration; null if there is none any more. */
  readonly renewTrack: () => Promise<string | null>
  readonly onFailure: () => void
}

interface Sound {
  readonly seek: (seconds: number) => void
  readonly setRate: (rate: number) => void
  readonly end: () => void
}

/** Plays the narration of a chapter or a part of it. Stops if the component unmounts or the narration changes. */
export function useTrackPlayer({ audioUrl, renewTrack, onFailure }: UseTrackPlayerOptions): TrackPlayer {
  const sound = useRef<Sound | null>(null)
  const [playing, setPlaying] = useState<ListeningTarget | null>(null)
  const [rate, setRate] = useState(1)
  const [place] = useState(createTrackPlace)

  // A renewed link points to the same narration.
  const track = audioUrl?.split('?', 1)[0]
  useEffect(
    () => () => {
      sound.current?.end()
      sound.current = null
      place.set(0)
    },
    [track, place],
  )

  const start = (url: string, target: ListeningTarget, span: PageSpan | null, isRenewed: boolean) => {
    const media = new Audio(url)
    const setSpeed = (next: number) => {
      media.defaultPlaybackRate = next
      media.playbackRate = next
    }
    setSpeed(rate)
    let frame = 0
    const end = () => {
      window.cancelAnimationFrame(frame)
      media.pause()
      // Releases the connection that loads the file.
      media.removeAttribute('src')
      media.load()
      if (sound.current !== own) return
      sound.current = null
      setPlaying(null)
    }
    const own: Sound = {
      seek(seconds) {
        media.currentTime = seconds
      },
      setRate: setSpeed,
      end,
    }
    sound.current = own
    setPlaying(target)
    const watch = () => {
      place.set(media.currentTime)
      if (span !== null && media.currentTime >= span.endTime) end()
      else frame = window.requestAnimationFrame(watch)
    }
    const renew = async () => {
      const renewed = await renewTrack()
      // The user has started something else.
      if (sound.current !== null) return
      if (renewed === null || renewed === url) onFailure()
      else start(renewed, target, span, true)
    }
    media.addEventListener('ended', () => {
      place.set(0)
      end()
    })
    if (span !== null) media.currentTime = span.startTime
    media.play().then(watch, (reason: unknown) => {
      // Stopping before playback has begun is not a failure.
      const wasWanted = sound.current === own
      end()
      if (!wasWanted || (reason instanceof DOMException && reason.name === 'AbortError')) return
      if (isRenewed) onFailure()
      else renew().catch(onFailure)
    })
  }

  return {
    playing,
    place,
    rate,
    toggle(target, span) {
      sound.current?.end()
      if (playing !== target && audioUrl !== null) start(audioUrl, target, span, false)
    },
    seek(seconds) {
      if (playing === 'rest' || playing === 'chapter') sound.current?.seek(seconds)
      else sound.current?.end()
      place.set(seconds)
    },
    setRate(next) {
      setRate(next)
      sound.current?.setRate(next)
    },
  }
}
