import { joinHyphenated } from '../text/join-hyphenated'
import type { Rect } from '../types'

/** The letters of a word's first part that its line's end cuts from the next rect's, without the hyphen; null for others. */
export function findCut(
  rects: readonly Pick<Rect, 'word' | 'detectedBreak'>[],
  units: readonly { text: string; rect: number }[],
  at: number,
): string | null {
  const unit = units[at]
  const next = units[at + 1]
  if (unit === undefined || next === undefined || next.rect === unit.rect) return null
  return joinHyphenated(unit.text, next.text, rects[unit.rect]?.detectedBreak)?.stem ?? null
}
