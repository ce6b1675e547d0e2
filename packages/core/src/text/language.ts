import type { Direction, Language } from '../types'

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

const RIGHT_TO_LEFT = new Set([
  'ar',
  'arc',
  'ckb',
  'dv',
  'fa',
  'he',
  'iw',
  'ks',
  'ku',
  'ps',
  'sd',
  'syr',
  'ug',
  'ur',
  'yi',
])

/**
 * The direction in which lines of the language run. A script subtag wins. Unknown languages run from left to right.
 *
 * @example
 * languageDirection('ar') // => 'rtl'
 * languageDirection('az-Arab') // => 'rtl'
 * languageDirection('en-GB') // => 'ltr'
 */
export function languageDirection(language: Language): Direction {
  const script = /[-_](arab|hebr|syrc|thaa|nkoo|adlm|latn|cyrl)\b/i.exec(language)?.[1]?.toLowerCase()
  if (script !== undefined) return script === 'latn' || script === 'cyrl' ? 'ltr' : 'rtl'
  return RIGHT_TO_LEFT.has(baseLanguage(language)) ? 'rtl' : 'ltr'
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
