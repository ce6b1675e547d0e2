import type { Texts, Value } from './message'

/** Looks a text up by key and fills its parameters in, without checking either when types are checked. */
export type FormatText = (key: string, params?: Readonly<Record<string, Value>>) => string

/**
 * @param locale the language of `messages` as a BCP 47 tag: it decides plurals and the look of numbers
 * @throws when a key or a parameter is missing, naming both
 */
export function createFormatText(locale: string, messages: Texts): FormatText {
  const rules = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  const listOf = (items: readonly (string | number)[]) =>
    new Intl.ListFormat(locale).format(items.map((item) => (typeof item === 'number' ? numbers.format(item) : item)))
  return (key, params = {}) => {
    const message = messages[key]
    if (message === undefined) throw new Error(`The text "${key}" is missing from the ${locale} catalogue.`)
    const pattern =
      typeof message === 'string' ? message : (message[rules.select(Number(params['count']))] ?? message.other)
    return pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = params[name]
      if (value === undefined) throw new Error(`The text "${key}" needs the parameter "${name}".`)
      if (typeof value === 'string') return value
      return typeof value === 'number' ? numbers.format(value) : listOf(value)
    })
  }
}
