import type { Language } from '../types'
import type { Localized } from './book-types'
import { defaultLanguage } from './constants'

/**
 * The text of a language, else the English one, else the first that is not empty, with the language it is in, for the
 * `lang` attribute. Null when there is none.
 */
export function pickLocalized(
  texts: Localized | null | undefined,
  language: Language,
): { language: Language; text: string } | null {
  const entries = Object.entries(dropEmptyTexts(texts))
  const of = (wanted: Language) => entries.find(([code]) => code.toLowerCase() === wanted.toLowerCase())
  const [code, text] = of(language) ?? of(defaultLanguage) ?? entries[0] ?? []
  return code === undefined || text === undefined ? null : { language: code, text }
}

/** Titles or links as they are saved: without entries that are null, undefined, empty or only white space. */
export function dropEmptyTexts(texts: Localized | null | undefined): Record<Language, string> {
  const kept = Object.entries(texts ?? {}).flatMap(([code, text]): [Language, string][] =>
    typeof text === 'string' && text.trim() !== '' ? [[code, text]] : [],
  )
  return Object.fromEntries(kept)
}

/** A popup trigger or a coaching point as it is saved: its title and its links without empty entries. */
export function withoutEmptyTexts<T extends object>(entity: T): T {
  const cleaned = Object.entries(entity).map(([name, value]: [string, unknown]): [string, unknown] => [
    name,
    (name === 'title' || name === 'link') && isLocalized(value) ? dropEmptyTexts(value) : value,
  ])
  return { ...entity, ...Object.fromEntries(cleaned) }
}

function isLocalized(value: unknown): value is Localized {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
