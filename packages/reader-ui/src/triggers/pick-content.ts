import { matchLanguage, type Language } from '@lectern/core/book'
import { isRecord, readOwnForm, type OwnForm } from './read-own-form'

/** Content and its language; null when nobody knows. */
export interface PickedContent {
  readonly language: Language | null
  readonly content: OwnForm
}

/** 'en', 'es-MX', 'zh-Hans': names of fields such as 'text' and 'url' are not languages. */
const LANGUAGE = /^(?:[a-z]{2}|[a-z]{3}(?=-))(?:[-_][a-z0-9]{2,8})*$/i

/**
 * Returns the content of a language, else the first that is not empty; null without any. Content that is not given by language
 * counts in every language.
 *
 * @example
 * pickContent({ en: 'owl.mp4', es: 'buho.mp4' }, 'es-MX') // => { language: 'es', content: 'buho.mp4' }
 * pickContent({ en: ' ', es: 'buho.mp4' }, 'en') // => { language: 'es', content: 'buho.mp4' }
 * pickContent('owl.mp4', 'es') // => { language: null, content: 'owl.mp4' }
 */
export function pickContent(value: unknown, language: Language): PickedContent | null {
  const form = readOwnForm(value)
  if (isEmpty(form)) return null
  if (!isRecord(form) || !Object.keys(form).every((name) => LANGUAGE.test(name)))
    return { language: null, content: form }
  const entries = Object.entries(form).flatMap(([code, own]) => {
    const content = readOwnForm(own)
    return isEmpty(content) ? [] : [[code, content] as const]
  })
  const codes = entries.map(([code]) => code)
  const chosen = matchLanguage(codes, language) ?? codes[0]
  const found = entries.find(([code]) => code === chosen)
  return found === undefined ? null : { language: found[0], content: found[1] }
}

/** Returns a text of a language, else the first that is not empty; null without any. */
export function pickText(value: unknown, language: Language): { language: Language | null; text: string } | null {
  const picked = pickContent(value, language)
  return typeof picked?.content === 'string' ? { language: picked.language, text: picked.content } : null
}

function isEmpty(form: OwnForm): boolean {
  if (form === null || form === false) return true
  if (typeof form === 'string') return form.trim() === ''
  return typeof form === 'object' && Object.keys(form).length === 0
}
