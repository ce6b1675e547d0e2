/** The name of a language in the interface's own words; its code where there is none. */
export function nameLanguage(code: string, locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }).of(code) ?? code
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1)
}
