import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useReaderSelector } from '../connected/use-reader-store'
import { usePausedNarration } from './use-paused-narration'

/**
 * Lets one sound be heard at a time: the narration pauses while the given element plays, and goes on after it; the element
 * stops when the narration starts, or another sound of the same popup.
 */
export function useSoundTurn(sound: HTMLMediaElement | null): void {
  const [isSounding, setIsSounding] = useState(false)
  usePausedNarration(isSounding)
  const isNarrating = useReaderSelector(({ reading }) => reading.isPlaying)
  const wasNarrating = useRef(isNarrating)
  useEffect(() => {
    if (isNarrating && !wasNarrating.current) sound?.pause()
    wasNarrating.current = isNarrating
  }, [isNarrating, sound])
  const start = useEffectEvent(() => {
    setIsSounding(true)
    const others = sound?.closest('[role="dialog"]')?.querySelectorAll<HTMLMediaElement>('audio, video') ?? []
    for (const other of others) if (other !== sound) other.pause()
  })
  useEffect(() => {
    if (sound === null) return undefined
    const stopped = new AbortController()
    const { signal } = stopped
    const stop = () => setIsSounding(false)
    sound.addEventListener('play', () => start(), { signal })
    for (const name of ['pause', 'ended', 'error', 'emptied']) sound.addEventListener(name, stop, { signal })
    return () => {
      stopped.abort()
      // A removed element would sound on.
      sound.pause()
    }
  }, [sound])
}
