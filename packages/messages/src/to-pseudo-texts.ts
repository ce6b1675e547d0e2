import type { Message, Plural, Texts } from './message'

/** Pseudo-locales for testing a layout: `long` lengthens and accents every text, `mirrored` runs right to left. */
export const pseudoLocales = ['long', 'mirrored'] as const
export type PseudoLocale = (typeof pseudoLocales)[number]

const PLAIN = 'ABCDEGHIJKLNORSTUWYZabcdeghijklnorstuwyz'
const ACCENTED = 'ÅƁÇĐÉĞĤÎĴĶĻÑÖŔŠŢÛŴÝŽåƀçđéğĥîĵķļñöŕšţûŵýž'
const accents: ReadonlyMap<string, string> = new Map(
  Array.from(PLAIN, (letter, position) => [letter, ACCENTED.charAt(position)]),
)
const PARAMETER = /(\{\w+\})/
const RIGHT_TO_LEFT = '\u202E'
const END_OF_RUN = '\u202C'

/**
 * Translates English texts into a pseudo-locale. Parameters in braces stay as they are, so that the texts can still be
 * filled in.
 *
 * `long` makes a text about 40 % longer, a single word up to twice as long, as German and Finnish do, and puts it in
 * brackets: a missing bracket shows that a text is cut off. `mirrored` reverses every word as if it were Hebrew.
 */
export function toPseudoTexts(texts: Texts, locale: PseudoLocale): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, toPseudoMessage(message, locale)]))
}

function toPseudoMessage(message: Message, locale: PseudoLocale): Message {
  if (typeof message === 'string') return toPseudoPattern(message, locale)
  const forms = Object.entries(message).map(([form, pattern]) => [form, toPseudoPattern(pattern, locale)] as const)
  return { ...Object.fromEntries(forms), other: toPseudoPattern(message.other, locale) } satisfies Plural
}

function toPseudoPattern(pattern: string, locale: PseudoLocale): string {
  const parts = pattern.split(PARAMETER)
  switch (locale) {
    case 'long': {
      const letters = parts.filter((part) => !PARAMETER.test(part)).join('').length
      return `[${parts.map(accented).join('')}${padding(letters)}]`
    }
    case 'mirrored':
      return parts.map((part) => (PARAMETER.test(part) ? part : part.replace(/\S+/g, mirrored))).join('')
  }
}

function accented(part: string): string {
  return PARAMETER.test(part) ? part : part.replace(/[A-Z]/gi, (letter) => accents.get(letter) ?? letter)
}

/** Short words grow most in translation. The padding breaks into lines as words do. */
function padding(letters: number): string {
  const added = Math.ceil(letters * (letters < 12 ? 0.9 : 0.4))
  return Array.from({ length: Math.ceil(added / 6) }, (_, word) => ` ${'~'.repeat(Math.min(5, added - word * 6))}`)
    .join('')
    .replace(/ $/, '')
}

const mirrored = (word: string) => `${RIGHT_TO_LEFT}${word}${END_OF_RUN}`
