import { matchLanguage } from '@lectern/core/book'

/** Returns the language of `available` that best matches `wanted`, which is in order of preference; null without a match. */
export function matchPreferredLanguage(available: readonly string[], wanted: readonly string[]): string | null {
  for (const wish of wanted) {
    const found = matchLanguage(available, wish)
    if (found !== null) return found
  }
  return null
}
