/** Primary language subtags with a dictionary. */
export const dictionaryLanguages = ['en', 'es'] as const
export type DictionaryLanguage = (typeof dictionaryLanguages)[number]

export function isDictionaryLanguage(language: string): language is DictionaryLanguage {
  return dictionaryLanguages.some((known) => known === language)
}
