import type { Language } from '../types'
import { matchLanguage } from './match-language'

/** What the reader wants: the address goes before the chosen language. */
export interface WantedVariation {
  url?: Language | null
  chosen?: Language | null
}

/**
 * The variation to show: the one of the address, else the chosen language, else the first available. A wish is met as by
 * `matchLanguage`: 'es-MX' by 'es' too. Null when nothing is available.
 * @returns the code as `available` spells it
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
 * The same rule as `selectVariation` for a chapter or a page: its variation to show, which may be in another language
 * than the book's. Null without variations.
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
