import type { Rect } from '../types'
import { findBreak } from './find-break'
import { isLineBreak } from './is-line-break'
import { isOnSameLine } from './is-on-same-line'

/**
 * Returns true if a line ends between two consecutive words: by the break that the recogniser reports, otherwise by their
 * positions. A break of an unknown type is ignored.
 */
export function endsLine(word: Rect, next: Rect): boolean {
  const type = findBreak(word, next)?.type
  if (type !== undefined && isLineBreak(type)) return true
  if (type === 'SPACE' || type === 'SURE_SPACE') return false
  return !isOnSameLine(word, next)
}
