/** How many words a text has, as its language divides them. */
export function countWords(text: string, language: string): number {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text)
  return [...segments].filter((segment) => segment.isWordLike === true).length
}
