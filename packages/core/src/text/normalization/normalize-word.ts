import { requireLanguage, requireText } from '../../arrays/require-list'
import type { Language } from '../../types'
import { baseLanguage } from '../../languages/language'
import { toAsciiDigit } from './to-ascii-digit'
import { accentsForQuotes, optionalSigns, spellings } from './letter-tables'

const DOTTED_I_LANGUAGES = /^(?:tr|az)$/
const PLAIN = /^[a-z0-9]+$/
const ASCII = /^[\u0020-\u007e]*$/
const NOT_ALPHANUMERIC = /[^a-z0-9]+/g

/** Includes the stress marks of books for learners, and the dots below Hindi letters in loan words. */
const OPTIONAL_SIGNS = new RegExp(
  String.raw`[${optionalSigns}]|(?<=\p{sc=Cyrl})[\u0300\u0301]|(?<=[कखगजफ])\u093c`,
  'gu',
)
const SPELLINGS = spellings.map(([written, spelling]) => ({ written: new RegExp(written, 'gu'), spelling }))
const HAS_SPELLINGS = new RegExp(spellings.map(([written]) => written).join('|'), 'u')
/** Removed before NFKC, which would combine the accents among them with a letter. */
const QUOTES = new RegExp(String.raw`[\p{P}${accentsForQuotes}]`, 'gu')
/** Includes letters that are apostrophes: 'ŉ' is 'ʼn', and 'ʼN' in capitals. */
const NOT_WORD = /[^\p{L}\p{M}\p{N}]|[\u02b9-\u02bf\u02c6-\u02df]|\p{Default_Ignorable_Code_Point}/gu
const MARKS_WITHOUT_LETTER = /^\p{M}+/u

/**
 * Normalises a word so that its printed and its spoken form can be compared: unifies compatibility forms, folds case, removes
 * punctuation, symbols, spaces, hyphens and optional vowel signs, converts digits to ASCII and keeps accents. Letters that are
 * written in two ways become one: ß and ss, œ and oe, ё and е, the alefs. Returns `''` if nothing is left to match.
 *
 * @throws TypeError if the language, a word or a rect is missing
 *
 * @example
 * normalizeWord('“Don’t', { language: 'en' }) // => 'dont'
 * normalizeWord('Café!', { language: 'fr' }) // => 'café'
 * normalizeWord('—', { language: 'en' }) // => ''
 */
export function normalizeWord(word: string, o: { language: Language }): string {
  requireText(word, 'word')
  if (PLAIN.test(word)) return word
  requireLanguage(o)
  const dottedI = DOTTED_I_LANGUAGES.test(baseLanguage(o.language))
  if (!dottedI && ASCII.test(word)) return word.toLowerCase().replace(NOT_ALPHANUMERIC, '')
  const letters = word.replace(QUOTES, '').normalize('NFKC').replace(NOT_WORD, '')
  const folded = foldCase(letters, dottedI).normalize('NFKC').replace(OPTIONAL_SIGNS, '').replace(NOT_WORD, '')
  return unifySpelling(folded.replace(MARKS_WITHOUT_LETTER, '').normalize('NFC'))
}

function unifySpelling(word: string): string {
  const inAscii = word.replace(/\p{Nd}/gu, toAsciiDigit)
  if (!HAS_SPELLINGS.test(inAscii)) return inAscii
  return SPELLINGS.reduce((text, { written, spelling }) => text.replace(written, spelling), inAscii).normalize('NFC')
}

/** Folds through upper case, so that 'straße' equals 'STRASSE'. Unifies final sigma and the dot that 'İ' leaves behind. */
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
