import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// Language data that is tried, by primary language subtag; which of it is there depends on what is installed.
const TESSERACT_CODES: Readonly<Record<string, string>> = {
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
const TRADITIONAL_CHINESE = /^zh-(?:hant|tw|hk|mo)\b/i
// The quicker of the two data sets: int8 weights, no difference on book pages.
const DATA_FOLDER = '4.0.0_best_int'

export interface LanguageData {
  /** Tesseract's own code: `eng`. */
  code: string
  /** Folder that holds `<code>.traineddata.gz`. */
  folder: string
}

function locate(code: string): LanguageData | null {
  const { resolve } = createRequire(import.meta.url)
  let manifest: string
  try {
    manifest = resolve(`@tesseract.js-data/${code}/package.json`)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null
    throw error
  }
  const folder = join(dirname(manifest), DATA_FOLDER)
  return existsSync(join(folder, `${code}.traineddata.gz`)) ? { code, folder } : null
}

/** Where the data for a language (BCP 47) is, or null when there is none on this machine. */
export function findLanguageData(language: string): LanguageData | null {
  if (TRADITIONAL_CHINESE.test(language)) return locate('chi_tra') ?? locate('chi_sim')
  const code = TESSERACT_CODES[language.toLowerCase().split(/[-_]/, 1)[0] ?? '']
  return code === undefined ? null : locate(code)
}

/** Primary language subtags whose data is installed. */
export function listRecognisedLanguages(): string[] {
  return Object.keys(TESSERACT_CODES).filter((language) => findLanguageData(language) !== null)
}
