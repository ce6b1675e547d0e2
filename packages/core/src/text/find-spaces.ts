import type { DetectedBreak, Language, Rect } from '../types'
import { breakBetween } from './break-between'
import { hasArea } from './has-area'
import { isWrittenWithoutSpaces } from './language'
import { needsSpaceAfter } from './needs-space-after'
import { numberLines } from './number-lines'
import { standsBeside } from './stands-beside'

/**
 * For each rect of a page, in reading order, whether a space follows its word. A word without a recorded break that is
 * the last of its line counts as broken there, and so does one whose box, or the next one's, is none: between such words
 * no gap can be measured. In scripts without spaces neither says anything.
 */
export function findSpaces(rects: readonly Rect[], language: Language): boolean[] {
  const lines = numberLines(rects)
  const heights = medianHeights(rects, lines)
  return rects.map((rect, index) => {
    const next = rects[index + 1]
    const detectedBreak = breakBetween(rect, next) ?? (next && breakByPlace(rect, next))
    const nextWord = next?.word?.trim()
    return needsSpaceAfter({
      word: rect.word?.trim() ?? '',
      language,
      ...(detectedBreak === undefined ? {} : { detectedBreak }),
      ...(nextWord === undefined || nextWord === '' ? {} : { next: nextWord }),
      ...(next === undefined || !standsBeside(rect, next)
        ? {}
        : { gap: horizontalGap(rect, next), lineHeight: heights[lines[index] ?? 0] ?? 0 }),
    })
  })
}

function breakByPlace(rect: Rect, next: Rect): DetectedBreak | undefined {
  if (isWrittenWithoutSpaces(rect.word ?? '') && isWrittenWithoutSpaces(next.word ?? '')) return undefined
  if (!hasArea(rect) || !hasArea(next)) return { type: 'SPACE' }
  return standsBeside(rect, next) ? undefined : { type: 'EOL_SURE_SPACE' }
}

function horizontalGap(a: Rect, b: Rect): number {
  return Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width))
}

function medianHeights(rects: readonly Rect[], lines: readonly number[]): number[] {
  const heights: number[][] = []
  for (const [index, rect] of rects.entries()) if (hasArea(rect)) (heights[lines[index] ?? 0] ??= []).push(rect.height)
  return heights.map((all) => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0)
}
