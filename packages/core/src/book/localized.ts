import type { Language } from '../types'
import type { Localized } from './book-types'
import { defaultLanguage } from './constant-table'
import { matchLanguage } from './match-language'

/**
 * The text of a language, else the English one, else the first that is not empty, with the language it is in, for the
 * `lang` attribute. Null when there is none. Languages are matched by `matchLanguage`: 'es-MX' is content with 'es'.
 *
 * @example
 * pickLocalized({ en: 'The Fox', es: 'El zorro' }, 'es') // => { language: 'es', text: 'El zorro' }
 * pickLocalized({ en: 'The Fox', es: ' ' }, 'es') // => { language: 'en', text: 'The Fox' }
 * pickLocalized(null, 'es') // => null
 */
export function pickLocalized(
  texts: Localized | null | undefined,
  language: Language,
): { language: Language; text: string } | null {
  const kept = new Map(Object.entries(dropEmptyTexts(texts)))
  const codes = [...kept.keys()]
  const code = matchLanguage(codes, language) ?? matchLanguage(codes, defaultLanguage) ?? codes[0]
  const text = code === undefined ? undefined : kept.get(code)
  return code === undefined || text === undefined ? null : { language: code, text }
}

/**
 * Titles or links as they are saved: without entries that are null, undefined, empty or only white space. The texts
 * that stay are not trimmed.
 *
 * @example
 * dropEmptyTexts({ en: 'The Fox', es: '', zh: null }) // => { en: 'The Fox' }
 * dropEmptyTexts(null) // => {}
 */
export function dropEmptyTexts(texts: Localized | null | undefined): Record<Language, string> {
  const kept = Object.entries(texts ?? {}).flatMap(([code, text]): [Language, string][] =>
    typeof text === 'string' && text.trim() !== '' ? [[code, text]] : [],
  )
  return Object.fromEntries(kept)
}
