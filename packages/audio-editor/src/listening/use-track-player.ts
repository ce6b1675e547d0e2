import { useEffect, useRef, useState } from 'react'
import type { PageSpan } from './find-page-span'

/** What is listened to: one page, or the whole chapter. */
export type Listened = number | 'chapter'

export interface TrackPlayer {
  readonly playing: Listened | null
  /** Plays it from its start, or stops it when it is what plays. Null spans are the whole track. */
  readonly toggle: (what: Listened, span: PageSpan | null) => void
}

/** Plays the chapter's track or a part of it; silent once the component is gone or there is a new track. */
export function useTrackPlayer(audioUrl: string | null, onFailure: () => void): TrackPlayer {
  const stop = useRef<(() => void) | null>(null)
  const [playing, setPlaying] = useState<Listened | null>(null)

  useEffect(
    () => () => {
      stop.current?.()
      stop.current = null
    },
    [audioUrl],
  )

  const toggle: TrackPlayer['toggle'] = (what, span) => {
    stop.current?.()
    if (playing === what || audioUrl === null) return
    const track = new Audio(audioUrl)
    let frame = 0
    const end = () => {
      window.cancelAnimationFrame(frame)
      track.pause()
      // Lets go of the connection that the file comes in by.
      track.removeAttribute('src')
      track.load()
      if (stop.current !== end) return
      stop.current = null
      setPlaying(null)
    }
    stop.current = end
    setPlaying(what)
    const watch = () => {
      if (span !== null && track.currentTime >= span.endTime) end()
      else frame = window.requestAnimationFrame(watch)
    }
    track.addEventListener('ended', end)
    track.currentTime = span?.startTime ?? 0
    track.play().then(watch, (reason: unknown) => {
      // What was stopped before it began is no failure.
      const wasWanted = stop.current === end
      end()
      if (wasWanted && !(reason instanceof DOMException && reason.name === 'AbortError')) onFailure()
    })
  }
  return { playing, toggle }
}
