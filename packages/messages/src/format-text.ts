import type { Texts, Value } from './message'

/** Returns the text for a key with its parameters filled in, without type checks of either. */
export type FormatText = (key: string, params?: Readonly<Record<string, Value>>) => string

/**
 * Creates a function that formats the texts of one language.
 *
 * @param locale language of `messages` as a BCP 47 tag; it decides plural forms and number format
 * @throws when a key or a parameter is missing, naming it
 */
export function createFormatText(locale: string, messages: Texts): FormatText {
  const rules = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  const listOf = (items: readonly (string | number)[]) =>
    new Intl.ListFormat(locale).format(items.map((item) => (typeof item === 'number' ? numbers.format(item) : item)))
  return (key, params = {}) => {
    const message = messages[key]
    if (message === undefined) throw new Error(`Text "${key}" is missing in ${locale}`)
    const pattern =
      typeof message === 'string' ? message : (message[rules.select(Number(params['count']))] ?? message.other)
    return pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = params[name]
      if (value === undefined) throw new Error(`Text "${key}" needs "${name}"`)
      if (typeof value === 'string') return value
      return typeof value === 'number' ? numbers.format(value) : listOf(value)
    })
  }
}
