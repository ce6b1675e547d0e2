/** The languages the interface speaks. A book's language is another matter: see its variations. */
export const interfaceLocales = ['en', 'es'] as const
export type InterfaceLocale = (typeof interfaceLocales)[number]

export const defaultLocale: InterfaceLocale = 'en'

/**
 * The interface language for language tags, the best liked first: the first that the interface speaks (`es-MX` → `es`);
 * English when it speaks none of them.
 */
export function toInterfaceLocale(...tags: readonly (string | null | undefined)[]): InterfaceLocale {
  for (const tag of tags) {
    const primary = tag?.toLowerCase().split(/[-_]/, 1)[0]
    const spoken = interfaceLocales.find((locale) => locale === primary)
    if (spoken !== undefined) return spoken
  }
  return defaultLocale
}
