import { baseLanguage } from '@lectern/core/text'

/** Primary subtags that Google lists for text detection; an unknown hint fails the call. */
const LISTED =
  'af am ar as az be bg bn bo bs ca ceb chr cs cy da de dv dz el en eo es et eu fa fi fil fr ga gl gu he hi hr ht hu hy id is ' +
  'it ja jv ka kk km kn ko la lo lt lv mk ml mn mr ms mt my ne nl no or pa pl ps pt ro ru sa si sk sl sq sr sv sw syr ta te th ' +
  'ti tr uk ur uz vi yi zh zu'

/** Google's codes that differ from BCP 47. */
const OTHER_NAMES: Readonly<Record<string, string>> = { he: 'iw', nb: 'no', nn: 'no', tl: 'fil' }
const TRADITIONAL_CHINESE = /^zh[-_](?:hant|tw|hk|mo)\b/i

export const visionLanguages: readonly string[] = LISTED.split(' ')

/**
 * Chooses the hints for a page's language (BCP 47); none for a language that Google does not list, so that it is detected.
 *
 * @example
 * chooseLanguageHints('en-GB') // => ['en']
 * chooseLanguageHints('zh-TW') // => ['zh-Hant']
 */
export function chooseLanguageHints(language: string): string[] {
  if (TRADITIONAL_CHINESE.test(language)) return ['zh-Hant']
  const primary = baseLanguage(language)
  const other = OTHER_NAMES[primary]
  if (other !== undefined) return [other]
  return visionLanguages.includes(primary) ? [primary] : []
}
