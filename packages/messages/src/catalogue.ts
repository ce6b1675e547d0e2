import type { InterfaceLocale } from './interface-locale'
import type { Message, Texts } from './message'

/** The texts of one area. English comes with the code that imports the catalogue, other languages when asked for. */
export interface Catalogue<T extends Texts> {
  readonly id: string
  readonly en: T
  /** The texts in `locale`, the English one where a text is missing or empty; rejects when they cannot be loaded. */
  readonly load: (locale: InterfaceLocale) => Promise<{ readonly [K in keyof T]: Message }>
}

/** The texts a catalogue names, for typing a function that receives its translate function. */
export type TextsOf<C> = C extends Catalogue<infer T> ? T : never

/** @param es loads the Spanish texts; called only when the interface is Spanish */
export function defineCatalogue<T extends Texts>(
  id: string,
  en: T,
  es: () => Promise<{ readonly [K in keyof T]: Message }>,
): Catalogue<T> {
  return { id, en, load: async (locale) => (locale === 'en' ? en : fillGaps(en, await es())) }
}

function fillGaps<T extends Texts>(
  en: T,
  translated: { readonly [K in keyof T]: Message },
): { readonly [K in keyof T]: Message } {
  const filled: { [K in keyof T]: Message } = { ...en }
  for (const key in translated) {
    const message = translated[key]
    if ((typeof message === 'string' ? message : message.other).trim() !== '') filled[key] = message
  }
  return filled
}
