import { defaultLanguage, matchLanguage, type AutoplayStart, type Language } from '@lectern/core/book'

/** When a popup trigger opens by itself. */
export type Autoplay =
  /** Before the page's audio, one after another by `orderIndex`. */
  { at: 'page-start'; orderIndex: number } | { at: 'time'; seconds: number; orderIndex: number | null }

/**
 * A negative value, which stands for the start of the page, needs an order index; a value must be a number.
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
 * When a trigger opens by itself in a language: its first valid entry for it; null when it does not. An entry without a
 * language is an English one. Languages are matched by `matchLanguage`. Times are seconds of the chapter's media.
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
  const valid = (entries ?? []).filter(isAutoplayValid)
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
