import { useEffect, useState } from 'react'
import type { CoachingBubble } from './read-coaching-bubble'
import { findSubtitle, readSubtitles, type Subtitle } from './read-subtitles'

/** Subtitles of a sound: those that are loaded, or the reason for none. */
export interface LoadedSubtitles {
  readonly subtitles: readonly Subtitle[]
  readonly hasFailed: boolean
}

const none: LoadedSubtitles = { subtitles: [], hasFailed: false }

/** Loads the subtitles of a coaching point. @param attempt a new number loads them again */
export function useSubtitles(source: CoachingBubble['subtitles'], attempt: number): LoadedSubtitles {
  const [loaded, setLoaded] = useState(none)
  const link = source?.link
  const format = source?.format
  useEffect(() => {
    setLoaded(none)
    if (link === undefined || format === undefined) return undefined
    const stopped = new AbortController()
    loadText(link, stopped.signal).then(
      (file) => setLoaded({ subtitles: readSubtitles(file, format), hasFailed: false }),
      (reason: unknown) => {
        if (stopped.signal.aborted) return
        console.error('The subtitles could not be loaded.', reason)
        setLoaded({ subtitles: [], hasFailed: true })
      },
    )
    return () => stopped.abort()
  }, [link, format, attempt])
  return loaded
}

/** Returns the subtitle at the present time of a sound. */
export function useSubtitleAt(sound: HTMLMediaElement | null, subtitles: readonly Subtitle[]): string {
  const [text, setText] = useState('')
  useEffect(() => {
    if (sound === null || subtitles.length === 0) return undefined
    let frame = 0
    const show = () => setText(sound.ended ? '' : findSubtitle(subtitles, sound.currentTime))
    // The element's own time events come only four times a second.
    const follow = () => {
      show()
      cancelAnimationFrame(frame)
      if (!sound.paused) frame = requestAnimationFrame(follow)
    }
    follow()
    const stopped = new AbortController()
    const { signal } = stopped
    for (const name of ['play', 'pause', 'seeked', 'ended']) sound.addEventListener(name, follow, { signal })
    return () => {
      stopped.abort()
      cancelAnimationFrame(frame)
    }
  }, [sound, subtitles])
  return subtitles.length === 0 ? '' : text
}

async function loadText(link: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(link, { signal, credentials: 'omit' })
  if (!response.ok) throw new Error(`Subtitles were answered with ${response.status}.`)
  return response.text()
}
