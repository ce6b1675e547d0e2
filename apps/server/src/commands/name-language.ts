/** The language code as everybody writes it (pt-BR, whatever its case was); null when it is none. */
export function nameLanguage(code: string): string | null {
  if (!/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(code)) return null
  try {
    return Intl.getCanonicalLocales(code)[0] ?? null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
