import { useEffect, useRef, useState } from 'react'

export interface TakeSounds {
  /** The take that is heard; null while none is. */
  readonly playing: number | null
  /** Plays takes one after the other. */
  readonly play: (takeIds: readonly number[]) => void
  readonly stop: () => void
}

/** Plays stored takes, one at a time; stops when the component unmounts. */
export function useTakeSounds(
  hear: (takeId: number) => Promise<string>,
  onFailure: (error: unknown) => void,
): TakeSounds {
  const current = useRef<HTMLAudioElement | null>(null)
  const [playing, setPlaying] = useState<number | null>(null)
  useEffect(() => () => current.current?.pause(), [])

  const stop = () => {
    current.current?.pause()
    current.current = null
    setPlaying(null)
  }
  const start = async ([takeId, ...rest]: readonly number[]) => {
    if (takeId === undefined) return stop()
    const media = new Audio()
    current.current?.pause()
    current.current = media
    setPlaying(takeId)
    media.src = await hear(takeId)
    media.addEventListener('ended', () => {
      if (current.current === media) play(rest)
    })
    // Stopped while its link was fetched.
    if (current.current === media) await media.play()
  }
  function play(takeIds: readonly number[]) {
    start(takeIds).catch((error: unknown) => {
      // Stopping before playback has begun is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      stop()
      onFailure(error)
    })
  }
  return { playing, play, stop }
}
