/** The name of a language in the interface's own words; null where the browser knows none. */
export function findLanguageName(code: string, locale: string): string | null {
  const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(code)
  // Some browsers answer the code itself where they know no name; Luo and Vai are names, though their codes are the same letters.
  if (name === undefined || name === code) return null
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1)
}

/** The name of a language in the interface's own words; its code in capitals where there is none: no word in small print. */
export function nameLanguage(code: string, locale: string): string {
  return findLanguageName(code, locale) ?? code.toUpperCase()
}
