import { isLetterAt, isLowerAt, isSpaceAt, isUpperAt } from './char-classes'
import type { SentenceEnds } from './ends-sentence'
import { OPENERS } from './stop-marks'

const FULL_STOP = 0x2e
const LONGEST_WORD = 40
const SHORTEST_WORD = 2
/** What cries are made of, after which the sentence goes on: 'Oh! the joy'. */
const CRIES = new Set([
  'oh',
  'ah',
  'o',
  'alas',
  'lo',
  'hark',
  'hey',
  'ha',
  'well',
  'why',
  'yes',
  'no',
  'eh',
  'lord',
  'yahoo',
])

/**
 * Whether a sentence ends at a stop that a small letter follows: where its writer writes all small, or where a word follows
 * that hardly ever follows an abbreviation: 'we waited. nobody came.'
 *
 * @param span.start where the sentence begins
 * @param span.next where the next word begins
 */
export function endsBeforeLowerCase(
  text: string,
  { start, at, markEnd, next }: { start: number; at: number; markEnd: number; next: number },
  ends: SentenceEnds,
): boolean {
  if (text.charCodeAt(markEnd - 1) === FULL_STOP && markEnd - at > 1) return false
  if (text.charAt(markEnd - 1) === '…') return false
  let from = at
  while (from > start && at - from < LONGEST_WORD && isLetterAt(text, from - 1)) from -= 1
  if (at - from < SHORTEST_WORD || (from > start && !isSpaceAt(text, from - 1))) return false
  const word = text.slice(from, at)
  const isStop = text.charCodeAt(at) === FULL_STOP
  if (isStop && ends.readAbbreviation(word) !== null) return false
  if (!isStop && CRIES.has(word.toLowerCase())) return false
  let first = start
  while (first < at && (isSpaceAt(text, first) || OPENERS.has(text.charCodeAt(first)))) first += 1
  if (isLowerAt(text, first)) return true
  if (isStop && isUpperAt(text, from)) return false
  let to = next
  while (to < text.length && to - next < LONGEST_WORD && (isLetterAt(text, to) || isApostrophe(text, to))) to += 1
  return ends.isLowerCaseStarter(text.slice(next, to).replaceAll('’', "'"))
}

function isApostrophe(text: string, at: number): boolean {
  const mark = text.charAt(at)
  return mark === "'" || mark === '’'
}
