/**
 * Returns the name of a language in the words of a locale, with a capital; null if the browser knows none or `code` is no
 * language tag.
 */
export function findLanguageName(code: string, locale: string): string | null {
  return readName(code, locale) ?? null
}

/**
 * Returns the name of a language in the words of a locale, with a capital. A language without a known name is named by its
 * code in capitals; a text that is no language tag, from an author or an import, stays as it is.
 */
export function nameLanguage(code: string, locale: string): string {
  const name = readName(code, locale)
  return name === undefined ? code : (name ?? code.toUpperCase())
}

/** Returns null without a known name, undefined if `code` is no language tag. */
function readName(code: string, locale: string): string | null | undefined {
  try {
    const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(code)
    // Some browsers return the code if they know no name. Luo and Vai are named like their codes, with a capital.
    if (!name || name === code) return null
    return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1)
  } catch (error) {
    if (error instanceof RangeError) return
    throw error
  }
}
