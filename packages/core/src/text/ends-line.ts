import type { Rect } from '../types'
import { breakBetween } from './break-between'
import { isLineBreak } from './is-line-break'
import { standsBeside } from './stands-beside'

/**
 * Whether a line of text ends between two words that follow one another: by the recogniser's word, else by where they stand.
 * A break of a type that is not known here does not say.
 */
export function endsLine(word: Rect, next: Rect): boolean {
  const type = breakBetween(word, next)?.type
  if (type !== undefined && isLineBreak(type)) return true
  if (type === 'SPACE' || type === 'SURE_SPACE') return false
  return !standsBeside(word, next)
}
