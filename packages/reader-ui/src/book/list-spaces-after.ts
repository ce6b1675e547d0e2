import {
  isWrittenWithoutSpaces,
  needsSpaceAfter,
  spacesEachWord,
  type DetectedBreak,
  type Language,
  type Rect,
} from '@lectern/core/text'
import { findMedian } from './find-median'

/** Rects that share less than this part of the smaller one's height are on different lines. */
const SHARED_HEIGHT = 0.5

/**
 * Returns for each rect of a page, in reading order, true if a space follows its word on screen.
 *
 * Scripts that are written without spaces get none, although each of their words is sent to speech with one.
 */
export function listSpacesAfter(rects: readonly (Rect & { readonly word: string })[], language: Language): boolean[] {
  const lineHeight = findMedian(rects.map((rect) => rect.height))
  return rects.map((rect, index) => {
    const next = rects[index + 1]
    if (next === undefined) return false
    const { word } = rect
    const recorded = rect.detectedBreak
    if (isWrittenWithoutSpaces(word.slice(-1)) && isWrittenWithoutSpaces(next.word.slice(0, 1))) {
      return recorded?.type === 'SPACE' || recorded?.type === 'SURE_SPACE'
    }
    const endsLine = !sharesLine(rect, next)
    const detectedBreak: DetectedBreak | undefined = recorded ?? (endsLine ? { type: 'EOL_SURE_SPACE' } : undefined)
    return needsSpaceAfter({
      word,
      next: next.word,
      language: spacesEachWord(language) ? 'und' : language,
      ...(detectedBreak === undefined ? { gap: gapBetween(rect, next), lineHeight } : { detectedBreak }),
    })
  })
}

function sharesLine(a: Rect, b: Rect): boolean {
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return shared > Math.min(a.height, b.height) * SHARED_HEIGHT
}

function gapBetween(a: Rect, b: Rect): number {
  return Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width))
}
