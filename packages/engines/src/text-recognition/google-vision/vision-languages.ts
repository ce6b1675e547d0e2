/** Primary subtags that Google lists for text detection; a hint that it does not know fails the call. */
const LISTED =
  'af am ar as az be bg bn bo bs ca ceb chr cs cy da de dv dz el en eo es et eu fa fi fil fr ga gl gu he hi hr ht hu hy id is ' +
  'it ja jv ka kk km kn ko la lo lt lv mk ml mn mr ms mt my ne nl no or pa pl ps pt ro ru sa si sk sl sq sr sv sw syr ta te th ' +
  'ti tr uk ur uz vi yi zh zu'

/** Where Google's code is another one than BCP 47's. */
const OTHER_NAMES: Readonly<Record<string, string>> = { he: 'iw', nb: 'no', nn: 'no', tl: 'fil' }
const TRADITIONAL_CHINESE = /^zh[-_](?:hant|tw|hk|mo)\b/i

export const visionLanguages: readonly string[] = LISTED.split(' ')

/**
 * What to tell Google of a page's language (BCP 47): nothing for one that it does not list, so that it finds out by itself.
 *
 * @example
 * chooseLanguageHints('en-GB') // => ['en']
 * chooseLanguageHints('zh-TW') // => ['zh-Hant']
 */
export function chooseLanguageHints(language: string): string[] {
  if (TRADITIONAL_CHINESE.test(language)) return ['zh-Hant']
  const primary = language.toLowerCase().split(/[-_]/, 1)[0] ?? ''
  const other = OTHER_NAMES[primary]
  if (other !== undefined) return [other]
  return visionLanguages.includes(primary) ? [primary] : []
}
