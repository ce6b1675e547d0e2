const han = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u
/** Scripts whose letters join: two of them taken out of their words would make a word that nobody wrote. */
const joined = /\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Mongolian}/u
const letter = /[\p{L}\p{N}]/u

/**
 * The letters that stand for a name where there is no picture: those that begin its first and its last word, the first
 * one alone in scripts written without spaces or with joined letters. What a reader sees as one letter stays one.
 *
 * @returns an empty text when the name holds no letter
 */
export function takeInitials(name: string, locale: string): string {
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
