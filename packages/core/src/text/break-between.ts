import type { DetectedBreak, Rect } from '../types'

/**
 * What the recogniser saw between two words: the break after the first, else the one before the second (`isPrefix`). None
 * where it told nothing, as 'UNKNOWN' does. Types that are not known here are breaks all the same.
 */
export function breakBetween(
  word: Pick<Rect, 'detectedBreak'>,
  next?: Pick<Rect, 'detectedBreak'>,
): DetectedBreak | undefined {
  const after = word.detectedBreak
  if (after !== undefined && after.isPrefix !== true && tells(after)) return { type: after.type }
  const before = next?.detectedBreak
  return before?.isPrefix === true && tells(before) ? { type: before.type } : undefined
}

function tells({ type }: DetectedBreak): boolean {
  return type !== '' && type !== 'UNKNOWN'
}
