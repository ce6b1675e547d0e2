import { useEffect, useRef, useState } from 'react'
import type { GenerationFailure } from '../generation/describe-generation-failure'
import type { PartsApi, TextToSpeak } from './parts-api'

export type PartState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'speaking' }
  | { readonly kind: 'ready'; readonly isPlaying: boolean }
  | { readonly kind: 'failed'; readonly failure: GenerationFailure }

export interface PartPlayer {
  readonly state: PartState
  /** Number of texts spoken: what is stored has changed. */
  readonly spoken: number
  /** Speaks the text and plays it; plays or pauses it once it is spoken. */
  readonly toggle: () => void
}

/** Speaks a text on its own and plays the recording. Stops if the component unmounts. */
export function usePartPlayer(api: PartsApi, text: TextToSpeak | null, onSpoken?: () => void): PartPlayer {
  const audio = useRef<HTMLAudioElement | null>(null)
  const [work, setWork] = useState<{ text: TextToSpeak; state: PartState } | null>(null)
  const [spoken, setSpoken] = useState(0)
  useEffect(
    () => () => {
      audio.current?.pause()
    },
    [],
  )
  const state: PartState = work !== null && work.text === text ? work.state : { kind: 'idle' }

  const play = (of: TextToSpeak, media: HTMLAudioElement) => {
    const show = (isPlaying: boolean) =>
      setWork((now) => (now?.text === of ? { text: of, state: { kind: 'ready', isPlaying } } : now))
    audio.current?.pause()
    audio.current = media
    media.addEventListener('play', () => show(true))
    media.addEventListener('pause', () => show(false))
    setWork({ text: of, state: { kind: 'ready', isPlaying: false } })
    // The browser may want another press before it plays.
    media.play().catch((error: unknown) => console.warn('The recording did not begin to play.', error))
  }
  const speak = async (of: TextToSpeak) => {
    setWork({ text: of, state: { kind: 'speaking' } })
    try {
      const link = await api.speak(of)
      setSpoken((count) => count + 1)
      onSpoken?.()
      play(of, new Audio(link))
    } catch (error) {
      setWork({ text: of, state: { kind: 'failed', failure: api.readFailure(error) } })
    }
  }
  return {
    state,
    spoken,
    toggle() {
      if (text === null || state.kind === 'speaking') return
      const media = audio.current
      if (state.kind !== 'ready' || media === null) return void speak(text)
      if (state.isPlaying) media.pause()
      else void media.play()
    },
  }
}
