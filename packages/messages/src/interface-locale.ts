/** The languages the interface speaks. A book's language is another matter: see its variations. */
export const interfaceLocales = ['en', 'es'] as const
export type InterfaceLocale = (typeof interfaceLocales)[number]

export const defaultLocale: InterfaceLocale = 'en'

/** The interface language for a language tag (`es-MX` → `es`); English for anything the interface does not speak. */
export function toInterfaceLocale(tag: string | null | undefined): InterfaceLocale {
  const primary = tag?.toLowerCase().split(/[-_]/, 1)[0]
  return interfaceLocales.find((locale) => locale === primary) ?? defaultLocale
}
