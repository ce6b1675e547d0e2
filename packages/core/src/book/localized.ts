import type { Language } from '../types'
import type { Localized } from './model/book-types'
import { defaultLanguage } from './constant-table'
import { matchLanguage } from '../languages/match-language'

/**
 * Returns the text of a language, otherwise the English one, otherwise the first that is not empty, together with its language
 * for the `lang` attribute. Returns null if there is none. Languages are matched by `matchLanguage`, so 'es-MX' matches 'es'.
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
 * Removes entries that are null, undefined, empty or only white space, as titles and links are saved. The remaining texts are
 * not trimmed.
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
