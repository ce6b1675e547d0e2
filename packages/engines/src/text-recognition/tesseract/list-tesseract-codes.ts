import { baseLanguage } from '@lectern/core/text'

// By primary language subtag. The data of each must be installed.
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

/** Primary subtags of the languages with a known tesseract code. */
export const namedLanguages: readonly string[] = Object.keys(CODES)

/**
 * Lists tesseract's codes for a language (BCP 47), the better one first; none for an unknown language.
 *
 * @example
 * listTesseractCodes('en-GB') // => ['eng']
 * listTesseractCodes('zh-Hant') // => ['chi_tra', 'chi_sim']
 */
export function listTesseractCodes(language: string): string[] {
  if (TRADITIONAL_CHINESE.test(language)) return ['chi_tra', 'chi_sim']
  const code = CODES[baseLanguage(language)]
  return code === undefined ? [] : [code]
}
