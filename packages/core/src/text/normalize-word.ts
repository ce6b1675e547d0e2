import type { Language } from '../types'
import { baseLanguage } from './language'

const PLAIN = /^[a-z0-9]+$/
const ASCII = /^[\u0020-\u007e]*$/
const NOT_ALPHANUMERIC = /[^a-z0-9]+/g

/** Tatweel, harakat and niqqud: signs that one text writes and the next leaves out. */
const OPTIONAL_SIGNS =
  /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u08d3-\u08ff]/g
const NOT_WORD = /[^\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point}/gu
const MARKS_WITHOUT_LETTER = /^\p{M}+/u

/**
 * The form of a word in which a page and a voice can be compared: compatibility forms unified, case folded, punctuation,
 * symbols, spaces, hyphens and optional vowel signs gone, accents kept. `''` when nothing is left to match.
 *
 * @example
 * normalizeWord('“Don’t', { language: 'en' }) // => 'dont'
 * normalizeWord('Café!', { language: 'fr' }) // => 'café'
 * normalizeWord('—', { language: 'en' }) // => ''
 */
export function normalizeWord(word: string, o: { language: Language }): string {
  if (PLAIN.test(word)) return word
  const dottedI = hasDottedI(o.language)
  if (!dottedI) {
    if (ASCII.test(word)) return word.toLowerCase().replace(NOT_ALPHANUMERIC, '')
  }
  const folded = foldCase(word.normalize('NFKC').replace(NOT_WORD, ''), dottedI).normalize('NFKC')
  return folded.replace(OPTIONAL_SIGNS, '').replace(NOT_WORD, '').replace(MARKS_WITHOUT_LETTER, '').normalize('NFC')
}

function hasDottedI(language: Language): boolean {
  const base = baseLanguage(language)
  return base === 'tr' || base === 'az'
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
  return text.toUpperCase().toLowerCase().replace(/ς/g, 'σ')
}
