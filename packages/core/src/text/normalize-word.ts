import type { Language } from '../types'
import { baseLanguage } from './language'

const DOTTED_I_LANGUAGES = /^(?:tr|az)$/
const PLAIN = /^[a-z0-9]+$/
const ASCII = /^[\u0020-\u007e]*$/
const NOT_ALPHANUMERIC = /[^a-z0-9]+/g

/**
 * Signs that one text writes and the next leaves out: tatweel, harakat and niqqud, the stress marks and the Russian ё of
 * books for learners, the dots below the Hindi letters of loan words.
 */
const OPTIONAL_SIGNS =
  /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u08d3-\u08ff]|(?<=\p{sc=Cyrl})[\u0300\u0301]|(?<=[कखगजफ])\u093c/gu
/** Letters that are written in several ways, and the one that stands for all. Thai has signs that are typed in either order. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[أإآٱ]/gu, 'ا'],
  [/[یى]/gu, 'ي'],
  [/ک/gu, 'ك'],
  [/ё/gu, 'е'],
  [/œ/gu, 'oe'],
  [/æ/gu, 'ae'],
  [/เเ/gu, 'แ'],
  [/\u0e4d([\u0e48-\u0e4b])/gu, '$1\u0e4d'],
]
const HAS_SPELLINGS = new RegExp(SPELLINGS.map(([{ source }]) => source).join('|'), 'u')
/** Accents that stand for apostrophes, which NFKC would put on a letter. */
const QUOTES =
  /[\p{P}\u0060\u00a8\u00af\u00b4\u00b8\u02c6-\u02df\u1fbd\u1fbf-\u1fc1\u1fcd-\u1fcf\u1fdd-\u1fdf\u1fed-\u1fef\u1ffd\u1ffe]/gu
const DIGIT = /\p{Nd}/u
/** With the letters that are apostrophes: 'ŉ' is 'ʼn', and 'ʼN' in capitals. */
const NOT_WORD = /[^\p{L}\p{M}\p{N}]|[\u02b9-\u02bf\u02c6-\u02df]|\p{Default_Ignorable_Code_Point}/gu
const MARKS_WITHOUT_LETTER = /^\p{M}+/u

/**
 * The form of a word in which a page and a voice can be compared: compatibility forms unified, case folded, punctuation,
 * symbols, spaces, hyphens and optional vowel signs gone, digits in ASCII, accents kept. Letters that are written in two ways
 * are one: ß and ss, œ and oe, ё and е, the alefs. `''` when nothing is left to match.
 *
 * @example
 * normalizeWord('“Don’t', { language: 'en' }) // => 'dont'
 * normalizeWord('Café!', { language: 'fr' }) // => 'café'
 * normalizeWord('—', { language: 'en' }) // => ''
 */
export function normalizeWord(word: string, o: { language: Language }): string {
  if (PLAIN.test(word)) return word
  const dottedI = DOTTED_I_LANGUAGES.test(baseLanguage(o.language))
  if (!dottedI && ASCII.test(word)) return word.toLowerCase().replace(NOT_ALPHANUMERIC, '')
  const letters = word.replace(QUOTES, '').normalize('NFKC').replace(NOT_WORD, '')
  const folded = foldCase(letters, dottedI).normalize('NFKC').replace(OPTIONAL_SIGNS, '').replace(NOT_WORD, '')
  return unifySpelling(folded.replace(MARKS_WITHOUT_LETTER, '').normalize('NFC'))
}

function unifySpelling(word: string): string {
  const inAscii = word.replace(/\p{Nd}/gu, toAsciiDigit)
  if (!HAS_SPELLINGS.test(inAscii)) return inAscii
  return SPELLINGS.reduce((text, [letters, spelling]) => text.replace(letters, spelling), inAscii).normalize('NFC')
}

/** Unicode has the ten digits of a script in a row. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

/** By way of upper case, so that 'straße' meets 'STRASSE'; final sigma and the dot that 'İ' leaves behind are unified. */
function foldCase(text: string, dottedI: boolean): string {
  if (dottedI)
    return text
      .replace(/I\u0307|İ/g, 'i')
      .replace(/I/g, 'ı')
      .replace(/[^iı]+/g, foldThroughUpperCase)
  return foldThroughUpperCase(text).replace(/i\u0307/g, 'i')
}

function foldThroughUpperCase(text: string): string {
  return text.replace(/ẞ/g, 'SS').toUpperCase().toLowerCase().replace(/ς/g, 'σ')
}
