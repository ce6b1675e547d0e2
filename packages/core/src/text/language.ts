import type { Language } from '../types'

export { languageDirection } from './language-direction'

/**
 * The primary subtag in lower case. Nothing is checked: `''` stays `''`.
 *
 * @example
 * baseLanguage('en-GB') // => 'en'
 * baseLanguage('EN_us') // => 'en'
 */
export function baseLanguage(language: Language): string {
  return (language.split(/[-_]/, 1)[0] ?? '').toLowerCase()
}

const SPACE_AFTER_EACH_WORD = new Set(['zh', 'ja', 'ko', 'my'])

/**
 * Whether the language's recognised words are sent to speech with a space after each one, though it may be written without.
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
 * Whether the text is in a script that does not part words by spaces, so that recognisers and voices cut it differently. One
 * letter of such a script is enough. Korean has spaces.
 *
 * @example
 * isWrittenWithoutSpaces('猫がいる') // => true
 * isWrittenWithoutSpaces('The cat') // => false
 */
export function isWrittenWithoutSpaces(text: string): boolean {
  return WITHOUT_SPACES.test(text)
}
