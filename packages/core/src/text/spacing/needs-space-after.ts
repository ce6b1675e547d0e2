import type { DetectedBreak, Language } from '../../types'
import { findBreak } from '../../text-lines/find-break'
import { baseLanguage, isWrittenWithoutSpaces, spacesEachWord } from '../../languages/language'
import { dashes, languagesOfInwardGuillemets, stopsBesideWords } from '../normalization/letter-tables'

const ENDS_IN_DASH = new RegExp(`[${dashes}]$`)
const CLOSING_PUNCTUATION = matchClosing(`${stopsBesideWords}’”»›`)
const CLOSING_WHERE_GUILLEMETS_POINT_INWARDS = matchClosing(`${stopsBesideWords}’”«‹`)
/** A gap of at least this fraction of the line's height is a space. */
const SPACE_PER_LINE_HEIGHT = 0.25

/**
 * Returns true if a space follows a word in running text: by the break that the recogniser reports, otherwise by the gap to the
 * next word. A break of an unknown type is a space, except in scripts without spaces. Without a break and a gap there is no
 * space. In the languages of `spacesEachWord` a space follows every word.
 *
 * @param o.detectedBreak the break that the recogniser reports after the word; breaks before it (`isPrefix`) and 'UNKNOWN'
 *   are ignored
 * @param o.next the next word of the page, if any; there is no space before closing punctuation
 * @param o.gap pixels to the next rect of the same line, for words without a reported break
 * @param o.lineHeight the line's median rect height in pixels, which makes the gap independent of the scan's resolution
 *
 * @example
 * needsSpaceAfter({ word: 'cat', language: 'en', detectedBreak: { type: 'SPACE' }, next: 'sat' }) // => true
 * needsSpaceAfter({ word: 'cat', language: 'en', detectedBreak: { type: 'SPACE' }, next: '!' }) // => false
 * needsSpaceAfter({ word: 'cat', language: 'en', gap: 8, lineHeight: 20 }) // => true
 */
export function needsSpaceAfter(o: {
  word: string
  detectedBreak?: DetectedBreak | undefined
  language: Language
  next?: string | undefined
  gap?: number | undefined
  lineHeight?: number | undefined
}): boolean {
  if (spacesEachWord(o.language)) return true
  const type = findBreak(o)?.type
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

/** Excludes signs before letters or digits, because '’tis', '.5' and '...and' begin a word. */
function matchClosing(signs: string): RegExp {
  return new RegExp(`^[${signs}]+(?![${signs}\\p{L}\\p{N}])`, 'u')
}
