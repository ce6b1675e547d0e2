import { useRef, useState, type ComponentProps } from 'react'

export interface SoundToggleOptions {
  /** True plays from the beginning at each press, false from where the sound was paused. */
  readonly startsOver: boolean
  /** Called when the sound cannot be played after a press. */
  readonly onFail?: () => unknown
}

export interface SoundToggle {
  readonly state: 'paused' | 'playing' | 'failed'
  /** Plays the sound, or pauses it while it plays. */
  readonly press: () => void
  /** Records that the sound plays. Call it in the event of the element that the button follows. */
  readonly start: () => void
  readonly audio: Pick<ComponentProps<'audio'>, 'ref' | 'preload' | 'onPause' | 'onEnded' | 'onError'>
}

/** Plays and pauses an audio element by one button. A press after a failure loads the sound again. */
export function useSoundToggle({ startsOver, onFail }: SoundToggleOptions): SoundToggle {
  const ref = useRef<HTMLAudioElement>(null)
  const [state, setState] = useState<SoundToggle['state']>('paused')
  // A sound that fails is paused too, and has failed all the same.
  const pause = () => setState((before) => (before === 'playing' ? 'paused' : before))
  const press = () => {
    const element = ref.current
    if (element === null) return
    if (state === 'playing') {
      element.pause()
      return
    }
    if (element.error !== null) element.load()
    if (startsOver) element.currentTime = 0
    element.play().catch((reason: unknown) => {
      // Another press overtook it.
      if (reason instanceof DOMException && reason.name === 'AbortError') return
      setState('failed')
      onFail?.()
    })
  }
  return {
    state,
    press,
    start: () => setState('playing'),
    audio: {
      ref,
      preload: 'none',
      onPause: pause,
      onEnded: pause,
      // A policy may refuse the link before anybody presses.
      onError: () => setState((before) => (before === 'playing' ? 'failed' : before)),
    },
  }
}
