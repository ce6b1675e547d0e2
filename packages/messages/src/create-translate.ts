import { createFormatText } from './format-text'
import type { Args, Message, Texts } from './message'

/** Turns a key, and the parameters its English text names, into words. Numbers and lists are written the way the locale does. */
export type Translate<T extends Texts> = <K extends keyof T & string>(key: K, ...args: Args<T[K]>) => string

/**
 * Makes the translate function of one language.
 *
 * @param locale the language of `messages` as a BCP 47 tag: it decides plurals and the look of numbers
 * @param messages every text of the catalogue in that language
 */
export function createTranslate<T extends Texts>(
  locale: string,
  messages: T | { readonly [K in keyof T]: Message },
): Translate<T> {
  return createFormatText(locale, messages)
}
