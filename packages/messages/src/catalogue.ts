import type { InterfaceLocale } from './interface-locale'
import type { Message, Texts } from './message'

/** The texts of one area. English comes with the code that imports the catalogue, other languages are loaded on demand. */
export interface Catalogue<T extends Texts> {
  readonly id: string
  readonly en: T
  /** Loads the texts in `locale`, with the English text where one is missing or empty. Rejects when loading fails. */
  readonly load: (locale: InterfaceLocale) => Promise<TranslationOf<T>>
}

/** The texts of a catalogue, for typing a function that receives its translate function. */
export type TextsOf<C> = C extends Catalogue<infer T> ? T : never

/** The same keys in another language. */
export type TranslationOf<T extends Texts> = { readonly [K in keyof T]: Message }

/** One function for each language but English. It loads the texts and is called only when the interface is in that language. */
export type TranslationLoaders<T extends Texts, L extends string = InterfaceLocale> = {
  readonly [K in Exclude<L, 'en'>]: () => Promise<TranslationOf<T>>
}

export function defineCatalogue<T extends Texts>(id: string, en: T, translations: TranslationLoaders<T>): Catalogue<T> {
  const loaders: Partial<Record<string, () => Promise<TranslationOf<T>>>> = translations
  return {
    id,
    en,
    load: async (locale) => {
      const load = loaders[locale]
      return load === undefined ? en : fillGaps(en, await load())
    },
  }
}

function fillGaps<T extends Texts>(en: T, translation: TranslationOf<T>): TranslationOf<T> {
  const filled: { [K in keyof T]: Message } = { ...en }
  for (const key in translation) {
    const message = translation[key]
    if ((typeof message === 'string' ? message : message.other).trim() !== '') filled[key] = message
  }
  return filled
}
