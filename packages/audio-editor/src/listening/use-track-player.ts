import { useEffect, useRef, useState } from 'react'
import type { PageSpan } from './find-page-span'

/** A page by its variation id, an interval by its start, or the whole chapter. */
export type ListeningTarget = number | `span-${number}` | 'chapter'

export interface TrackPlayer {
  readonly playing: ListeningTarget | null
  /** Plays from the start of a span, or stops if it is playing. A null span is the whole narration. */
  readonly toggle: (target: ListeningTarget, span: PageSpan | null) => void
}

export interface UseTrackPlayerOptions {
  readonly audioUrl: string | null
  /** Fetches a new link to the narration; null if there is none any more. */
  readonly renewTrack: () => Promise<string | null>
  readonly onFailure: () => void
}

/** Plays the narration of a chapter or a part of it. Stops if the component unmounts or the narration changes. */
export function useTrackPlayer({ audioUrl, renewTrack, onFailure }: UseTrackPlayerOptions): TrackPlayer {
  const stop = useRef<(() => void) | null>(null)
  const [playing, setPlaying] = useState<ListeningTarget | null>(null)

  // A renewed link points to the same narration.
  const track = audioUrl?.split('?', 1)[0]
  useEffect(
    () => () => {
      stop.current?.()
      stop.current = null
    },
    [track],
  )

  const start = (url: string, target: ListeningTarget, span: PageSpan | null, isRenewed: boolean) => {
    const media = new Audio(url)
    let frame = 0
    const end = () => {
      window.cancelAnimationFrame(frame)
      media.pause()
      // Releases the connection that loads the file.
      media.removeAttribute('src')
      media.load()
      if (stop.current !== end) return
      stop.current = null
      setPlaying(null)
    }
    stop.current = end
    setPlaying(target)
    const watch = () => {
      if (span !== null && media.currentTime >= span.endTime) end()
      else frame = window.requestAnimationFrame(watch)
    }
    const renew = async () => {
      const renewed = await renewTrack()
      // The user has started something else.
      if (stop.current !== null) return
      if (renewed === null || renewed === url) onFailure()
      else start(renewed, target, span, true)
    }
    media.addEventListener('ended', end)
    if (span !== null) media.currentTime = span.startTime
    media.play().then(watch, (reason: unknown) => {
      // Stopping before playback has begun is not a failure.
      const wasWanted = stop.current === end
      end()
      if (!wasWanted || (reason instanceof DOMException && reason.name === 'AbortError')) return
      if (isRenewed) onFailure()
      else renew().catch(onFailure)
    })
  }

  const toggle: TrackPlayer['toggle'] = (target, span) => {
    stop.current?.()
    if (playing !== target && audioUrl !== null) start(audioUrl, target, span, false)
  }
  return { playing, toggle }
}
