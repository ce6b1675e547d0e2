/**
 * Returns true if a medium is meant for readers of a language: one without a language is for all, and `es` is for readers of
 * `es-MX` and the other way round.
 *
 * @example
 * isForReader(null, 'en') // => true
 * isForReader('es', 'es-MX') // => true
 * isForReader('es', 'en') // => false
 */
export function isForReader(mediumLanguage: string | null, language: string): boolean {
  if (mediumLanguage === null) return true
  const wanted = mediumLanguage.trim().toLowerCase()
  const own = language.toLowerCase()
  return wanted === '' || wanted === own || own.startsWith(`${wanted}-`) || wanted.startsWith(`${own}-`)
}
