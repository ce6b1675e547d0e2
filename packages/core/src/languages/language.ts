import type { Language } from '../types'

export { languageDirection } from './language-direction'

/**
 * Returns the primary subtag in lower case. Does not validate the tag: `''` stays `''`.
 *
 * @example
 * baseLanguage('en-GB') // => 'en'
 * baseLanguage('EN_us') // => 'en'
 */
export function baseLanguage(language: Language): string {
  return language.replace(/[-_][^]*/, '').toLowerCase()
}

const SPACE_AFTER_EACH_WORD = new Set(['zh', 'ja', 'ko', 'my'])

/**
 * Returns true if the recognised words of a language are sent to speech with a space after each word, although the language may
 * be written without spaces.
 *
 * @example
 * spacesEachWord('zh-Hans') // => true
 * spacesEachWord('en') // => false
 */
export function spacesEachWord(language: Language): boolean {
  return SPACE_AFTER_EACH_WORD.has(baseLanguage(language))
}

const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u

/**
 * Returns true if a text contains a letter of a script that does not separate words by spaces, so that recognisers and voices
 * segment it differently. Korean has spaces.
 *
 * @example
 * isWrittenWithoutSpaces('猫がいる') // => true
 * isWrittenWithoutSpaces('The cat') // => false
 */
export function isWrittenWithoutSpaces(text: string): boolean {
  return WITHOUT_SPACES.test(text)
}
