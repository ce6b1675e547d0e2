import { elementAt } from '../../arrays/element-at'
import { wordOf } from '../../text-lines/word-of'
import type { DetectedBreak, Language, Rect } from '../../types'
import { median } from '../../arrays/median'
import { findBreak } from '../../text-lines/find-break'
import { hasArea } from '../../text-lines/has-area'
import { isWrittenWithoutSpaces, spacesEachWord } from '../../languages/language'
import { needsSpaceAfter } from './needs-space-after'
import { assignLineNumbers } from '../../text-lines/assign-line-numbers'
import { isOnSameLine } from '../../text-lines/is-on-same-line'

/**
 * Tells for each rect of a page, in reading order, if a space follows its word. A word without a reported break is followed by
 * a space if it is the last of its line, or if its box or the next one is unusable, so that no gap can be measured. Neither
 * applies to scripts without spaces.
 */
export function findSpaces(rects: readonly Rect[], language: Language): boolean[] {
  if (spacesEachWord(language)) return rects.map(() => true)
  const lines = assignLineNumbers(rects)
  const heights = medianHeights(rects, lines)
  return rects.map((rect, index) => {
    const next = rects[index + 1]
    const detectedBreak = findBreak(rect, next) ?? (next && breakByPlace(rect, next))
    const isBeside = next !== undefined && isOnSameLine(rect, next)
    return needsSpaceAfter({
      word: wordOf(rect),
      language,
      detectedBreak,
      next: next?.word?.trim() || undefined,
      gap: isBeside ? horizontalGap(rect, next) : undefined,
      lineHeight: elementAt(heights, elementAt(lines, index)),
    })
  })
}

function breakByPlace(rect: Rect, next: Rect): DetectedBreak | undefined {
  if (isWrittenWithoutSpaces(wordOf(rect)) && isWrittenWithoutSpaces(wordOf(next))) return undefined
  if (!hasArea(rect) || !hasArea(next)) return { type: 'SPACE' }
  return isOnSameLine(rect, next) ? undefined : { type: 'EOL_SURE_SPACE' }
}

function horizontalGap(a: Rect, b: Rect): number {
  return Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width))
}

/** Returns the median rect height of each line, 0 for a line without a rect that has an area. */
function medianHeights(rects: readonly Rect[], lines: readonly number[]): number[] {
  const heights: number[][] = []
  for (const [index, rect] of rects.entries()) {
    const line = (heights[elementAt(lines, index)] ??= [])
    if (hasArea(rect)) line.push(rect.height)
  }
  return heights.map((all) => median(all, 0))
}
