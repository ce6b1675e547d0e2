import type { PageMark } from './page-mark'

/**
 * Returns true if a mark is hidden in one of the languages of its page and of the book.
 *
 * @example
 * isHidden({ hiddenVariations: ['ES'] }, ['en', 'es']) // => true
 * isHidden({ hiddenVariations: null }, ['en', 'es']) // => false
 */
export function isHidden(
  { hiddenVariations }: Pick<PageMark, 'hiddenVariations'>,
  languages: readonly string[],
): boolean {
  const shown = languages.map((language) => language.toLowerCase())
  return hiddenVariations?.some((language) => shown.includes(language.toLowerCase())) ?? false
}
