import type { Direction, Language } from '../types'
import {
  leftToRightRegions,
  rightToLeftLanguages,
  rightToLeftRegions,
  rightToLeftScripts,
} from './language-direction-table'

/**
 * Returns the direction in which lines of a language run. A script in the tag takes precedence over the country, and the
 * country over the language. Tags are BCP 47, in any case, with hyphens or underscores. Unknown tags run left to right.
 *
 * @example
 * languageDirection('ar-EG') // => 'rtl'
 * languageDirection('az-Arab') // => 'rtl'
 * languageDirection('pa_PK') // => 'rtl'
 * languageDirection('ar-Latn') // => 'ltr'
 */
export function languageDirection(language: Language): Direction {
  const [base = '', ...subtags] = readSubtags(language)
  const script = subtags.find((subtag) => /^[a-z]{4}$/.test(subtag))
  if (script !== undefined) return rightToLeftScripts.has(script) ? 'rtl' : 'ltr'
  const isOf = (regions: ReadonlySet<string>) => subtags.some((country) => regions.has(`${base}-${country}`))
  if (isOf(rightToLeftRegions)) return 'rtl'
  return rightToLeftLanguages.has(base) && !isOf(leftToRightRegions) ? 'rtl' : 'ltr'
}

/** Returns the subtags in lower case, up to the first single letter, which begins an extension. */
function readSubtags(language: Language): string[] {
  const subtags = language.toLowerCase().split(/[-_]/)
  const extension = subtags.findIndex((subtag) => subtag.length === 1)
  return extension < 0 ? subtags : subtags.slice(0, extension)
}
