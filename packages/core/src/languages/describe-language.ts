import { baseLanguage } from './language'
import type { Language } from '../types'
import { isRightToLeft } from './is-right-to-left'
import { languageNames } from './language-name-table'

/** A language as it is shown in menus. */
export interface LanguageEntry {
  code: Language
  /** In English. */
  name: string
  /** In the language itself. */
  native: string
  isRightToLeft: boolean
}

/** The languages that books are most often offered in. Books may use any other code as well. */
export const languages: readonly LanguageEntry[] = languageNames.map(([code, name, native]) => ({
  code,
  name,
  native,
  isRightToLeft: isRightToLeft(code),
}))

/**
 * Returns the entry of a code, or of its base language with the full code. An unknown code is its own name.
 *
 * @example
 * describeLanguage('es-MX') // => { code: 'es-MX', name: 'Spanish', native: 'Español', isRightToLeft: false }
 * describeLanguage('tlh').name // => 'tlh'
 */
export function describeLanguage(code: Language): LanguageEntry {
  const known = languages.find((entry) => entry.code === baseLanguage(code))
  return { code, name: known?.name ?? code, native: known?.native ?? code, isRightToLeft: isRightToLeft(code) }
}
