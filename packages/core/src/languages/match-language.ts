import { baseLanguage } from './language'
import type { Language } from '../types'

/**
 * Returns the code of `available` that best matches a wanted language: the same tag, otherwise the base language, otherwise the
 * first of the same language with another country or script. Comparison ignores case and treats underscores as hyphens.
 * Returns null if nothing matches or `wanted` is empty.
 * @returns the code as it is spelled in `available`
 *
 * @example
 * matchLanguage(['en', 'es'], 'es_MX') // => 'es'
 * matchLanguage(['en-GB', 'en'], 'en-US') // => 'en'
 * matchLanguage(['en', 'es-MX'], 'es') // => 'es-MX'
 * matchLanguage(['en', 'es'], 'fr') // => null
 */
export function matchLanguage(available: readonly Language[], wanted: Language | null | undefined): Language | null {
  if (wanted === null || wanted === undefined) return null
  const base = baseLanguage(wanted)
  if (base === '') return null
  const exact = normalizeTag(wanted)
  return (
    available.find((code) => normalizeTag(code) === exact) ??
    available.find((code) => normalizeTag(code) === base) ??
    available.find((code) => baseLanguage(code) === base) ??
    null
  )
}

function normalizeTag(code: Language): string {
  return code.toLowerCase().replaceAll('_', '-')
}
