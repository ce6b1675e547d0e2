/**
 * The language of `available` that fits the wanted ones best, those in the order of preference; null when none does.
 * Codes are compared without case. A wish for a country's Spanish is met by Spanish, or by another country's.
 */
export function fitLanguage(available: readonly string[], wanted: readonly string[]): string | null {
  for (const wish of wanted.map((code) => code.toLowerCase())) {
    const base = baseOf(wish)
    const fits = [
      (code: string) => code === wish,
      (code: string) => code === base,
      (code: string) => baseOf(code) === base,
    ]
    for (const fit of fits) {
      const found = available.find((code) => fit(code.toLowerCase()))
      if (found !== undefined) return found
    }
  }
  return null
}

function baseOf(code: string): string {
  return code.split('-', 1)[0] ?? code
}
