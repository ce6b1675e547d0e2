import type { DetectedBreak, Language } from '../types'
import { breakBetween } from './break-between'
import { baseLanguage, isWrittenWithoutSpaces, spacesEachWord } from './language'
import { dashes, languagesOfInwardGuillemets, stopsBesideWords } from './letter-tables'

const ENDS_IN_DASH = new RegExp(`[${dashes}]$`)
const CLOSING_PUNCTUATION = matchClosing(`${stopsBesideWords}’”»›`)
const CLOSING_WHERE_GUILLEMETS_POINT_INWARDS = matchClosing(`${stopsBesideWords}’”«‹`)
/** A gap this share of the line's height wide is a space. */
const SPACE_PER_LINE_HEIGHT = 0.25

/**
 * Whether a space follows the word in running text: by the break that the recogniser saw after it, else by the gap to the
 * next word. A break of a type that is not known parts the words, but in scripts without spaces. Without break and gap there
 * is none. In the languages of `spacesEachWord` one follows every word.
 *
 * @param o.detectedBreak what the recogniser saw after the word; one before it (`isPrefix`) and 'UNKNOWN' do not count
 * @param o.next the next word of the page, when there is one: closing punctuation stands close
 * @param o.gap pixels to the next rect of the same line, for words without a recorded break
 * @param o.lineHeight the line's median rect height in pixels; the gap is measured by it, whatever the scan's resolution
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
  const type = breakBetween(o)?.type
  if (type === 'LINE_BREAK' || type === 'PAGE_BREAK') return true
  if (type === 'EOL_SURE_SPACE') return !ENDS_IN_DASH.test(o.word)
  if (type === 'HYPHEN' || (o.next !== undefined && isClosing(o.next, o.language))) return false
  if (type === 'SPACE' || type === 'SURE_SPACE') return true
  if (type !== undefined && !isUnspaced(o.word, o.next)) return true
  return o.gap !== undefined && o.lineHeight !== undefined && o.lineHeight > 0
    ? o.gap >= o.lineHeight * SPACE_PER_LINE_HEIGHT
    : false
}

function isClosing(next: string, language: Language): boolean {
  const isInwards = languagesOfInwardGuillemets.includes(baseLanguage(language))
  return (isInwards ? CLOSING_WHERE_GUILLEMETS_POINT_INWARDS : CLOSING_PUNCTUATION).test(next)
}

function isUnspaced(word: string, next: string | undefined): boolean {
  return isWrittenWithoutSpaces(word) && (next === undefined || isWrittenWithoutSpaces(next))
}

/** Not before letters or digits: '’tis', '.5' and '...and' open a word. */
function matchClosing(signs: string): RegExp {
  return new RegExp(`^[${signs}]+(?![${signs}\\p{L}\\p{N}])`, 'u')
}
