/** The languages of the interface. The language of a book is independent: see its variations. */
export const interfaceLocales = ['en', 'es'] as const
export type InterfaceLocale = (typeof interfaceLocales)[number]

export const defaultLocale: InterfaceLocale = 'en'

/**
 * Returns the interface language for language tags, in order of preference: the first that the interface has (`es-MX` →
 * `es`), or English when it has none of them.
 */
export function toInterfaceLocale(...tags: readonly (string | null | undefined)[]): InterfaceLocale {
  for (const tag of tags) {
    const primary = tag?.toLowerCase().split(/[-_]/, 1)[0]
    const spoken = interfaceLocales.find((locale) => locale === primary)
    if (spoken !== undefined) return spoken
  }
  return defaultLocale
}
