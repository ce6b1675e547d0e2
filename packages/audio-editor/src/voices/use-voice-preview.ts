import { useEffect, useRef, useState } from 'react'
import type { Voice } from './voice'

export interface VoicePreview {
  /** The voice whose sample is playing. */
  readonly playing: string | null
  /** Voices whose sample could not be played. */
  readonly failed: ReadonlySet<string>
  readonly toggle: (voice: Voice) => void
}

/** Plays samples of voices, one at a time. Stops if the component unmounts. */
export function useVoicePreview(): VoicePreview {
  const audio = useRef<HTMLAudioElement | null>(null)
  const [playing, setPlaying] = useState<string | null>(null)
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())

  const stop = () => {
    audio.current?.pause()
    audio.current = null
  }
  useEffect(() => stop, [])

  const toggle = (voice: Voice) => {
    stop()
    if (playing === voice.voice_id) {
      setPlaying(null)
      return
    }
    const fail = () => {
      setFailed((before) => new Set([...before, voice.voice_id]))
      setPlaying((now) => (now === voice.voice_id ? null : now))
    }
    if (voice.preview_url === null) return fail()
    const sample = new Audio(voice.preview_url)
    audio.current = sample
    setPlaying(voice.voice_id)
    setFailed((before) => new Set([...before].filter((id) => id !== voice.voice_id)))
    sample.addEventListener('ended', () => setPlaying((now) => (now === voice.voice_id ? null : now)))
    sample.play().catch((reason: unknown) => {
      // Another sample was started meanwhile: not a failure.
      if (reason instanceof DOMException && reason.name === 'AbortError') return
      fail()
    })
  }
  return { playing, failed, toggle }
}
