import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { PlacedRect } from '../editor/placed-rect'
import type { HighlightedWords } from '../page-stage/highlighted-words'
import { followWords } from './follow-words'

export interface HighlightedWordsOptions {
  readonly words: readonly PlacedRect[]
  readonly highlighted: HighlightedWords
  /** Called with the first of the words that have just begun. */
  readonly onWord: (entityId: string) => void
  /** Called with the place of the narration, in seconds. */
  readonly onTime: (time: number) => void
}

/** Highlights the words that are spoken: at each frame while the media play, and after each seek. */
export function useHighlightedWords(
  audio: RefObject<HTMLMediaElement | null>,
  { words, highlighted, onWord, onTime }: HighlightedWordsOptions,
): void {
  const tellWord = useEffectEvent(onWord)
  const tellTime = useEffectEvent(onTime)
  useEffect(() => {
    const media = audio.current
    if (media === null) return
    const follower = followWords(words)
    let frame = 0
    const tick = () => {
      tellTime(media.currentTime)
      const active = follower.at(media.currentTime)
      if (active === null) return
      highlighted.set(active)
      const [first] = active
      if (first !== undefined) tellWord(first)
    }
    const run = () => {
      tick()
      frame = window.requestAnimationFrame(run)
    }
    const start = () => {
      window.cancelAnimationFrame(frame)
      run()
    }
    const stop = () => {
      window.cancelAnimationFrame(frame)
      tick()
    }
    media.addEventListener('play', start)
    media.addEventListener('pause', stop)
    media.addEventListener('seeked', tick)
    if (!media.paused) start()
    return () => {
      window.cancelAnimationFrame(frame)
      media.removeEventListener('play', start)
      media.removeEventListener('pause', stop)
      media.removeEventListener('seeked', tick)
      highlighted.set([])
    }
  }, [audio, words, highlighted])
}
