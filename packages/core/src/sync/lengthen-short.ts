import { ROUNDING_SECONDS, SHORTEST_WORD_SECONDS } from './least-times'

/**
 * Makes stretches that follow one another last 1 ms at least, as where a hurried word is shared among many rects; those
 * behind begin later for it. Seconds. All others are answered as they are.
 */
export function lengthenShort<S extends { start: number; end: number }>(stretches: readonly S[]): S[] {
  let from = -Infinity
  return stretches.map((stretch) => {
    const start = Math.max(from, stretch.start)
    const isShort = stretch.end - start < SHORTEST_WORD_SECONDS - ROUNDING_SECONDS
    const end = isShort ? start + SHORTEST_WORD_SECONDS : stretch.end
    from = isShort ? end : -Infinity
    return isShort || start > stretch.start ? { ...stretch, start, end } : stretch
  })
}
