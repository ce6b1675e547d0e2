/** Returns the canonical form of a language tag (`pt-BR` for any case), or null if it is invalid. */
export function canonicalizeLanguage(code: string): string | null {
  if (!/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(code)) return null
  try {
    return Intl.getCanonicalLocales(code)[0] ?? null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
