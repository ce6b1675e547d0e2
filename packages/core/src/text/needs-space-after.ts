import type { DetectedBreak, Language } from '../types'
import { spacesEachWord } from './language'

const ENDS_IN_DASH = /[-\u00ad\u2010\u2011\u2012\u2013\u2014\u2015¬]$/
/** Not before letters or digits: '’tis', '.5' and '…and' open a word. */
const CLOSING_PUNCTUATION = /^[.,;:!?%‰…)\]}’”»›、。，．！？；：）】」』〉》〕］｝،؛؟۔।॥]+(?![\p{L}\p{N}])/u
/** A gap this share of the line's height wide is a space. */
const SPACE_PER_LINE_HEIGHT = 0.25

/**
 * Whether a space follows the word in running text: by the break that the recogniser saw after it, else by the gap to the
 * next word. Without either there is none, nor is there at a break of a type that is not known. In the languages of
 * `spacesEachWord` one follows every word.
 *
 * @param o.detectedBreak what the recogniser saw after the word; one before it (`isPrefix`) does not count
 * @param o.next the next word of the page, when there is one: closing punctuation stands close
 * @param o.gap pixels to the next rect of the same line, for words without a recorded break
 * @param o.lineHeight the line's median rect height in pixels
 *
 * @example
 * needsSpaceAfter({ word: 'cat', language: 'en', detectedBreak: { type: 'SPACE' }, next: 'sat' }) // => true
 * needsSpaceAfter({ word: 'cat', language: 'en', detectedBreak: { type: 'SPACE' }, next: '!' }) // => false
 * needsSpaceAfter({ word: 'cat', language: 'en', gap: 8, lineHeight: 20 }) // => true
 */
export function needsSpaceAfter(o: {
  word: string
  detectedBreak?: DetectedBreak
  language: Language
  next?: string
  gap?: number
  lineHeight?: number
}): boolean {
  if (spacesEachWord(o.language)) return true
  const type = o.detectedBreak?.isPrefix === true ? undefined : o.detectedBreak?.type
  if (type === 'LINE_BREAK' || type === 'PAGE_BREAK') return true
  if (type === 'EOL_SURE_SPACE') return !ENDS_IN_DASH.test(o.word)
  if (o.next !== undefined && CLOSING_PUNCTUATION.test(o.next)) return false
  if (type === 'SPACE' || type === 'SURE_SPACE') return true
  return type === undefined && o.gap !== undefined && o.lineHeight !== undefined && o.lineHeight > 0
    ? o.gap >= o.lineHeight * SPACE_PER_LINE_HEIGHT
    : false
}
