/** Counts grapheme clusters: a letter with its accents, or an emoji of many parts, is one. */
export function countCharacters(text: string, locale: string): number {
  // Plain ASCII needs no segmenter.
  if (/^[\x20-\x7e\n]*$/.test(text)) return text.length
  let count = 0
  for (const _ of new Intl.Segmenter(locale, { granularity: 'grapheme' }).segment(text)) count++
  return count
}
