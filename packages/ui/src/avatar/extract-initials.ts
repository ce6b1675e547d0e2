const han = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u
/** Scripts with joined letters. Two letters out of context would make a word that does not exist. */
const joined = /\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Mongolian}/u
const letter = /[\p{L}\p{N}]/u

/**
 * Returns the initials of a name: the first letters of its first and last word, or only the first letter in scripts
 * without spaces or with joined letters. Grapheme clusters stay whole.
 *
 * @returns an empty text when the name has no letter
 */
export function extractInitials(name: string, locale: string): string {
  const letters = new Intl.Segmenter(locale, { granularity: 'grapheme' })
  const starts = name
    .normalize('NFC')
    .split(/[\s·・]+/u)
    .flatMap((word) => {
      for (const { segment } of letters.segment(word)) if (letter.test(segment)) return [segment]
      return []
    })
  const [first] = starts
  const last = starts.at(-1)
  if (first === undefined || last === undefined) return ''
  const single = starts.length === 1 || han.test(first) || joined.test(first)
  return (single ? first : first + last).toLocaleUpperCase(locale)
}
