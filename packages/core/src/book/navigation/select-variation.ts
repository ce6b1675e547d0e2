import type { Language } from '../../types'
import { matchLanguage } from '../../languages/match-language'

/** The languages that the reader wants. The address takes precedence over the chosen language. */
export interface WantedVariation {
  url?: Language | null
  chosen?: Language | null
}

/**
 * Selects the variation to show: the one of the address, otherwise the chosen language, otherwise the first available one.
 * Languages are matched by `matchLanguage`, so 'es-MX' matches 'es'. Returns null if nothing is available.
 * @returns the code as it is spelled in `available`
 *
 * @example
 * selectVariation(['en', 'es'], { url: null, chosen: 'ES' }) // => 'es'
 * selectVariation(['en', 'es'], { chosen: 'fr' }) // => 'en'
 * selectVariation([]) // => null
 */
export function selectVariation(available: readonly Language[], wanted: WantedVariation = {}): Language | null {
  return matchLanguage(available, wanted.url) ?? matchLanguage(available, wanted.chosen) ?? available[0] ?? null
}

/**
 * Picks the variation of a chapter or a page to show, by the rule of `selectVariation`. It may be in another language than the
 * book's. Returns null without variations.
 *
 * @example
 * const variations = [
 *   { id: 1, variation: 'en', audio: 'fox-en.mp3' },
 *   { id: 2, variation: 'es', audio: 'fox-es.mp3' },
 * ]
 * pickVariation(variations, { chosen: 'es' }) // => { id: 2, variation: 'es', audio: 'fox-es.mp3' }
 */
export function pickVariation<V extends { variation: Language }>(
  variations: readonly V[],
  wanted: WantedVariation = {},
): V | null {
  const code = selectVariation(
    variations.map((entry) => entry.variation),
    wanted,
  )
  return variations.find((entry) => entry.variation === code) ?? null
}
