import { matchLanguage } from '@lectern/core/book'

/** The language of `available` that fits the wanted ones best, those in the order of preference; null when none does. */
export function fitLanguage(available: readonly string[], wanted: readonly string[]): string | null {
  for (const wish of wanted) {
    const found = matchLanguage(available, wish)
    if (found !== null) return found
  }
  return null
}
