import { joinHyphenated } from '../../text/hyphenation/join-hyphenated'
import type { Rect } from '../../types'

/** Returns the first part of a word hyphenated at a line end, without the hyphen; null if the unit is not such a part. */
export function findHyphenatedStem(
  rects: readonly Pick<Rect, 'word' | 'detectedBreak'>[],
  units: readonly { text: string; rect: number }[],
  at: number,
): string | null {
  const unit = units[at]
  const next = units[at + 1]
  if (unit === undefined || next === undefined || next.rect === unit.rect) return null
  return joinHyphenated(unit.text, next.text, rects[unit.rect]?.detectedBreak)?.stem ?? null
}
