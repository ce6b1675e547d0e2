import { languageDirection } from './language-direction'
import type { Language } from '../types'

/**
 * Returns true if a language is written from right to left, see `languageDirection`. A script in the tag takes precedence over
 * the country, and the country over the language. Unknown tags are written from left to right.
 *
 * @example
 * isRightToLeft('ar-EG') // => true
 * isRightToLeft('ar-Latn') // => false
 */
export function isRightToLeft(language: Language): boolean {
  return languageDirection(language) === 'rtl'
}
