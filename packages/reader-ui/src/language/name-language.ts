/** The name of a language as another one (`locale`) says it: `nameLanguage('es', 'es')` → `español`. */
export function nameLanguage(language: string, locale: string): string {
  try {
    const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }).of(language) ?? language
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  } catch (error) {
    // Codes come from authors and imports: one that is not a language tag is shown as it is.
    if (error instanceof RangeError) return language
    throw error
  }
}
