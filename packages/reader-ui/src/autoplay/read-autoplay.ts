import { defaultLanguage, matchLanguage, type AutoplayStart, type Language } from '@lectern/core/book'

/** Time at which a popup trigger opens automatically. */
export type Autoplay =
  /** Before the page's audio, one after another by `orderIndex`. */
  { at: 'page-start'; orderIndex: number } | { at: 'time'; seconds: number; orderIndex: number | null }

/**
 * Returns true for a valid entry: its value is a number, and a negative one, which means the start of the page, comes with an
 * order index.
 *
 * @example
 * isAutoplayValid({ lang: 'en', value: 12.5 }) // => true
 * isAutoplayValid({ lang: 'en', value: -1 }) // => false
 */
export function isAutoplayValid(entry: AutoplayStart): boolean {
  if (!Number.isFinite(entry.value)) return false
  return entry.value >= 0 || Number.isFinite(entry.orderIndex)
}

/**
 * Returns the time at which a trigger opens automatically in a language, from its first valid entry; null if it does not. An
 * entry without a language is English. Languages are matched by `matchLanguage`. Times are seconds of the chapter's media.
 *
 * @example
 * readAutoplay([{ lang: 'es', value: 12.5 }], 'es') // => { at: 'time', seconds: 12.5, orderIndex: null }
 * readAutoplay([{ value: -1, orderIndex: 0 }], 'en') // => { at: 'page-start', orderIndex: 0 }
 * readAutoplay([{ lang: 'es', value: 12.5 }], 'en') // => null
 */
export function readAutoplay(
  entries: readonly AutoplayStart[] | null | undefined,
  language: Language,
): Autoplay | null {
  if (!entries) return null
  const valid = entries.filter(isAutoplayValid)
  const lang = matchLanguage(valid.map(languageOf), language)
  const entry = valid.find((one) => languageOf(one) === lang)
  if (entry === undefined) return null
  const { value, orderIndex = null } = entry
  if (value >= 0) return { at: 'time', seconds: value, orderIndex }
  return orderIndex === null ? null : { at: 'page-start', orderIndex }
}

function languageOf(entry: AutoplayStart): Language {
  return entry.lang ?? defaultLanguage
}
