// By primary language subtag. Which data is there depends on what is installed.
const CODES: Readonly<Record<string, string>> = {
  en: 'eng',
  es: 'spa',
  ar: 'ara',
  de: 'deu',
  fr: 'fra',
  he: 'heb',
  hi: 'hin',
  it: 'ita',
  ja: 'jpn',
  ko: 'kor',
  my: 'mya',
  pt: 'por',
  ru: 'rus',
  vi: 'vie',
  zh: 'chi_sim',
}
const TRADITIONAL_CHINESE = /^zh[-_](?:hant|tw|hk|mo)\b/i

/** Primary subtags of the languages that tesseract's own code is known of. */
export const namedLanguages: readonly string[] = Object.keys(CODES)

/**
 * Tesseract's own codes for a language (BCP 47), the better one first; none for a language that is not known here.
 *
 * @example
 * listTesseractCodes('en-GB') // => ['eng']
 * listTesseractCodes('zh-Hant') // => ['chi_tra', 'chi_sim']
 */
export function listTesseractCodes(language: string): string[] {
  if (TRADITIONAL_CHINESE.test(language)) return ['chi_tra', 'chi_sim']
  const code = CODES[language.toLowerCase().split(/[-_]/, 1)[0] ?? '']
  return code === undefined ? [] : [code]
}
