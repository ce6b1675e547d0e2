import { baseLanguage } from '../text/language'
import type { Language } from '../types'

/**
 * The code of `available` that meets a wish: the very language, else the plain one, else the same language of another
 * country or script, the first given. Codes are compared without case, a hyphen is an underscore. Null when nothing
 * meets it, which holds for an empty wish too.
 * @returns the code as `available` spells it
 *
 * @example
 * matchLanguage(['en', 'es'], 'es_MX') // => 'es'
 * matchLanguage(['en-GB', 'en'], 'en-US') // => 'en'
 * matchLanguage(['en', 'es-MX'], 'es') // => 'es-MX'
 * matchLanguage(['en', 'es'], 'fr') // => null
 */
export function matchLanguage(available: readonly Language[], wanted: Language | null | undefined): Language | null {
  const base = baseLanguage(wanted ?? '')
  if (base === '') return null
  const exact = spell(wanted ?? '')
  return (
    available.find((code) => spell(code) === exact) ??
    available.find((code) => spell(code) === base) ??
    available.find((code) => baseLanguage(code) === base) ??
    null
  )
}

function spell(code: Language): string {
  return code.toLowerCase().replaceAll('_', '-')
}
