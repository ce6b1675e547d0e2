import { createFormatText } from './format-text'
import type { Args, Message, Texts } from './message'

/**
 * Returns the text for a key, with the parameters that its English text names filled in. Numbers and lists are
 * formatted by the locale.
 */
export type Translate<T extends Texts> = <K extends keyof T & string>(key: K, ...args: Args<T[K]>) => string

/**
 * Creates the translate function of one language.
 *
 * @param locale language of `messages` as a BCP 47 tag; it decides plural forms and number format
 * @param messages every text of the catalogue in that language
 */
export function createTranslate<T extends Texts>(
  locale: string,
  messages: T | { readonly [K in keyof T]: Message },
): Translate<T> {
  return createFormatText(locale, messages)
}
