import type { DetectedBreak, Language, Rect } from '../types'
import { needsSpaceAfter } from './needs-space-after'
import { numberLines } from './number-lines'

/**
 * For each rect of a page, in reading order, whether a space follows its word. A word without a recorded break that is
 * the last of its line counts as broken there.
 */
export function findSpaces(rects: readonly Rect[], language: Language): boolean[] {
  const lines = numberLines(rects)
  const heights = medianHeights(rects, lines)
  return rects.map((rect, index) => {
    const next = rects[index + 1]
    const endsLine = next !== undefined && lines[index] !== lines[index + 1]
    const detectedBreak: DetectedBreak | undefined =
      rect.detectedBreak ?? (endsLine ? { type: 'EOL_SURE_SPACE' } : undefined)
    const nextWord = next?.word?.trim()
    return needsSpaceAfter({
      word: rect.word?.trim() ?? '',
      language,
      ...(detectedBreak === undefined ? {} : { detectedBreak }),
      ...(nextWord === undefined || nextWord === '' ? {} : { next: nextWord }),
      ...(next === undefined || endsLine
        ? {}
        : { gap: horizontalGap(rect, next), lineHeight: heights[lines[index] ?? 0] ?? 0 }),
    })
  })
}

function horizontalGap(a: Rect, b: Rect): number {
  return Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width))
}

function medianHeights(rects: readonly Rect[], lines: readonly number[]): number[] {
  const heights: number[][] = []
  for (const [index, rect] of rects.entries()) (heights[lines[index] ?? 0] ??= []).push(rect.height)
  return heights.map((all) => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0)
}
