/** Counts the words of a text as its language segments them. */
export function countWords(text: string, language: string): number {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text)
  return [...segments].filter((segment) => segment.isWordLike === true).length
}
