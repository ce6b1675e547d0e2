import type { Args, Message, Texts } from './message'

/** Turns a key, and the parameters its English text names, into words. Numbers are written the way the locale does. */
export type Translate<T extends Texts> = <K extends keyof T & string>(key: K, ...args: Args<T[K]>) => string

/**
 * Makes the translate function of one language.
 *
 * @param locale the language of `messages` as a BCP 47 tag: it decides plurals and the look of numbers
 * @param messages every text of the catalogue in that language
 * @throws when a key is unknown at run time, which the types rule out for checked code
 */
export function createTranslate<T extends Texts>(
  locale: string,
  messages: { readonly [K in keyof T]: Message },
): Translate<T> {
  const rules = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  return (key, ...[params]) => {
    const message: Message | undefined = messages[key]
    if (message === undefined) throw new Error(`The text "${key}" is missing from the ${locale} catalogue.`)
    const values = new Map<string, string | number>(params === undefined ? [] : Object.entries(params))
    const pattern =
      typeof message === 'string' ? message : (message[rules.select(Number(values.get('count')))] ?? message.other)
    return pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values.get(name)
      if (value === undefined) throw new Error(`The text "${key}" needs the parameter "${name}".`)
      return typeof value === 'number' ? numbers.format(value) : value
    })
  }
}
