import { isLetterAt, isLowerAt, isNumberAt, isSpaceAt } from './char-classes'
import { longestAbbreviation } from './abbreviations'
import type { SentenceEnds } from './ends-sentence'
import { codesOf, OPENERS } from './stop-marks'

/** Letters after which a word is no abbreviation whatever it is; keeps long runs without spaces from being read again and again. */
const LONGEST_WORD = 40
const LONGEST_DOTTED = 8
const FULL_STOP = 0x2e
const ENDS_WORD = codesOf(',;:!?')
const SMALL_M = 0x6d
const CAPITAL_M = 0x4d
const GREEK_MU = 0x3bc
/** Of the openers, those that also stand within words. */
const JOINS = codesOf("'-–‘`")

/**
 * Whether a full stop ends its sentence by the words beside it alone; null when they do not tell.
 *
 * @param o.next where the next word begins; null when there are quotes or brackets on the way to it
 */
export function settleByWord(
  text: string,
  { at, next }: { at: number; next: number | null },
  ends: SentenceEnds,
): boolean | null {
  let from = at
  while (from > 0 && at - from < LONGEST_WORD && isLetterAt(text, from - 1)) from -= 1
  if (at - from === 1) return next === null ? null : settleByLetter(text, { at, next }, ends)
  if (from === at) {
    while (from > 0 && at - from < LONGEST_WORD && isNumberAt(text, from - 1)) from -= 1
    return at - from > 2 && (from === 0 || isSpaceAt(text, from - 1)) ? true : null
  }
  const before = text.charCodeAt(from - 1)
  const isWhole = from === 0 || isSpaceAt(text, from - 1) || (OPENERS.has(before) && !JOINS.has(before))
  if (!isWhole) return null
  if (at - from > longestAbbreviation) return true
  switch (ends.readAbbreviation(text.slice(from, at))) {
    case null:
      return isRoman(text, from, at) ? null : true
    case 'bound':
      return next === null ? null : false
    case 'free':
      return next === null ? null : settleAfterFree(text, { from, next }, ends)
    case 'before-number':
    case 'after-number':
      return null
  }
}

/** A single letter before a stop, or the last one of several with a stop each. */
function settleByLetter(text: string, { at, next }: { at: number; next: number }, ends: SentenceEnds): boolean | null {
  if (text.charCodeAt(at - 2) === FULL_STOP) return settleByDotted(text, { at, next }, ends)
  const isSmallWord = isLowerAt(text, at - 1) && isSpaceAt(text, at - 2) && text.charCodeAt(at - 3) !== FULL_STOP
  if (!isSmallWord || ends.hasDurations) return null
  switch (ends.readAbbreviation(text.charAt(at - 1))) {
    case 'bound':
      return false
    case 'free':
      return settleByNextWord(text, next, ends)
    case 'before-number':
    case 'after-number':
    case null:
      return null
  }
}

/** 'U.S.': letters with a stop each. */
function settleByDotted(text: string, { at, next }: { at: number; next: number }, ends: SentenceEnds): boolean | null {
  let from = at
  while (from > 0 && at - from < LONGEST_DOTTED && isDotOrLetter(text, from - 1)) from -= 1
  if (from > 0 && !isSpaceAt(text, from - 1)) return null
  const last = text.charCodeAt(at - 1)
  const isHourHalf = last === SMALL_M || last === CAPITAL_M || last === GREEK_MU
  return !isHourHalf && ends.readAbbreviation(text.slice(from, at)) === 'free'
    ? settleByNextWord(text, next, ends)
    : null
}

function isDotOrLetter(text: string, at: number): boolean {
  return text.charCodeAt(at) === FULL_STOP || isLetterAt(text, at)
}

/** 'No. 5', but 'No. Nobody'. */
function settleAfterFree(
  text: string,
  { from, next }: { from: number; next: number },
  ends: SentenceEnds,
): boolean | null {
  if (isNumberAt(text, next)) return false
  return text.startsWith('No.', from) ? null : settleByNextWord(text, next, ends)
}

/** 'XX', which is an ordinal with its stop in some languages. */
function isRoman(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!'IVX'.includes(text.charAt(at))) return false
  return true
}

/** Whether the word at `next` begins sentences; null when it is more than plain letters. */
export function settleByNextWord(text: string, next: number, ends: SentenceEnds): boolean | null {
  if (isNumberAt(text, next)) return false
  let to = next
  while (to < text.length && to - next < LONGEST_WORD && isLetterAt(text, to)) to += 1
  if (to === next || !(to === text.length || isSpaceAt(text, to) || ENDS_WORD.has(text.charCodeAt(to)))) return null
  return ends.isStarter(text.slice(next, to).toLowerCase())
}
