import { languageDirection } from '../text/language-direction'
import type { Language } from '../types'

/**
 * Whether a language is written from right to left, by `languageDirection`. A script in the tag decides before the
 * country, and the country before the language; an unknown tag is written from left to right.
 *
 * @example
 * isRightToLeft('ar-EG') // => true
 * isRightToLeft('ar-Latn') // => false
 */
export function isRightToLeft(language: Language): boolean {
  return languageDirection(language) === 'rtl'
}
