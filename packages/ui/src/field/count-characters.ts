/** Letters as a reader counts them: one with its accents, or a picture sign of many parts, is one. */
export function countCharacters(text: string, locale: string): number {
  // Plain letters need no looking up.
  if (/^[\x20-\x7e\n]*$/.test(text)) return text.length
  let count = 0
  for (const _ of new Intl.Segmenter(locale, { granularity: 'grapheme' }).segment(text)) count++
  return count
}
