/** A text in a field whose form clients define. */
export type OwnText =
  /** `isShared`: one text for all languages. */
  | { readonly kind: 'text'; readonly text: string; readonly isShared: boolean }
  /** A form that this editor does not know; it is kept. */
  | { readonly kind: 'foreign' }

/** A text that begins like this is read as the JSON text of an object. */
const formText = /^\s*[[{]/
const languageCode = /^(?:[a-z]{2}|[a-z]{3}(?=-))(?:[-_][a-z0-9]{2,8})*$/i

/**
 * Returns the text of a field in a language, empty without one.
 *
 * @example
 * readOwnText({ en: 'owl.mp4' }, 'en') // => { kind: 'text', text: 'owl.mp4', isShared: false }
 * readOwnText({ url: 'owl.mp4' }, 'en') // => { kind: 'foreign' }
 */
export function readOwnText(value: unknown, language: string): OwnText {
  if (value === undefined || value === null) return { kind: 'text', text: '', isShared: false }
  if (typeof value === 'string') {
    return formText.test(value) ? { kind: 'foreign' } : { kind: 'text', text: value, isShared: true }
  }
  if (!isByLanguage(value)) return { kind: 'foreign' }
  const text = value[language]
  if (text === undefined || text === null) return { kind: 'text', text: '', isShared: false }
  return typeof text === 'string' ? { kind: 'text', text, isShared: false } : { kind: 'foreign' }
}

/**
 * Returns the value of a field with another text in a language. A shared text stays shared, except one that would be read as a
 * form; a foreign form stays as it is.
 */
export function writeOwnText(value: unknown, language: string, text: string): unknown {
  const own = readOwnText(value, language)
  if (own.kind === 'foreign') return value
  if (own.isShared) return formText.test(text) ? { [language]: text } : text
  return { ...(isByLanguage(value) ? value : {}), [language]: text }
}

function isByLanguage(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).every((name) => languageCode.test(name))
  )
}
