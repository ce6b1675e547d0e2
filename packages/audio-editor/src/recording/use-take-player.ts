import { useEffect, useRef, useState } from 'react'

/** Plays one take at a time; stops when the component unmounts. */
export function useTakePlayer(readSound: (takeId: string) => Promise<Blob | null>, onFailure: () => void) {
  const stop = useRef<(() => void) | null>(null)
  const [playing, setPlaying] = useState<string | null>(null)
  useEffect(() => () => stop.current?.(), [])

  const start = async (takeId: string) => {
    const sound = await readSound(takeId)
    if (sound === null) return onFailure()
    const address = URL.createObjectURL(sound)
    const media = new Audio(address)
    const end = () => {
      media.pause()
      URL.revokeObjectURL(address)
      if (stop.current !== end) return
      stop.current = null
      setPlaying(null)
    }
    stop.current = end
    setPlaying(takeId)
    media.addEventListener('ended', end)
    await media.play()
  }

  return {
    playing,
    toggle(takeId: string) {
      const wasPlaying = playing
      stop.current?.()
      if (wasPlaying === takeId) return
      start(takeId).catch(() => {
        // Stopping before playback has begun is not a failure.
        if (stop.current === null) return
        stop.current()
        onFailure()
      })
    },
    stop: () => stop.current?.(),
  }
}
