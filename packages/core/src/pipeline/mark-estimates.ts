import type { Rect } from '../types'
import type { SpokenWord } from './spoken-word'

/**
 * Marks matched rects as estimated if the voice itself had no time for their word, so that a guess never counts as a
 * reported time. Unchanged rects are the same objects.
 */
export function markEstimates(rects: readonly Rect[], spoken: readonly SpokenWord[]): Rect[] {
  const guesses = spoken.filter(({ estimated }) => estimated === true)
  if (guesses.length === 0) return [...rects]
  return rects.map((rect) => {
    const { timing, startTime } = rect
    if (timing?.source !== 'matched' || startTime === undefined) return rect
    const isGuess = guesses.some(({ start, end }) => startTime >= start && startTime < end)
    return isGuess ? { ...rect, timing: { ...timing, source: 'estimated' } } : rect
  })
}
