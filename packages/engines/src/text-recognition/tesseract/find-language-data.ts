import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { listTesseractCodes, namedLanguages } from './list-tesseract-codes'

// The faster of the two data sets: int8 weights, with the same results on book pages.
const DATA_FOLDER = '4.0.0_best_int'

export interface LanguageData {
  /** Tesseract's own code: `eng`. */
  code: string
  /** Folder that holds `<code>.traineddata.gz`. */
  folder: string
}

const packageOf = (code: string): string => `@tesseract.js-data/${code}`

function locate(code: string): LanguageData | null {
  const { resolve } = createRequire(import.meta.url)
  let manifest: string
  try {
    manifest = resolve(`${packageOf(code)}/package.json`)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null
    throw error
  }
  const folder = join(dirname(manifest), DATA_FOLDER)
  return existsSync(join(folder, `${code}.traineddata.gz`)) ? { code, folder } : null
}

/**
 * Finds the installed data of a language (BCP 47); null when there is none.
 *
 * @param isVertical prefers data for vertical lines
 */
export function findLanguageData(language: string, isVertical = false): LanguageData | null {
  const codes = listTesseractCodes(language)
  for (const code of isVertical ? codes.flatMap((each) => [`${each}_vert`, each]) : codes) {
    const found = locate(code)
    if (found) return found
  }
  return null
}

/** Lists the primary subtags of the languages whose data is installed. */
export function listRecognisedLanguages(): string[] {
  return namedLanguages.filter((language) => findLanguageData(language) !== null)
}

/** Explains how to add a language that has no data. */
export function explainMissingData(language: string): string {
  const [code] = listTesseractCodes(language)
  const known = listRecognisedLanguages().join(', ')
  const missing = `There is no recognition data for the language "${language}"`
  if (code === undefined) return `${missing}, and Lectern knows of none; pages can be recognised in ${known}`
  return `${missing}: install ${packageOf(code)} beside the server (npm install ${packageOf(code)}) and start it again`
}
