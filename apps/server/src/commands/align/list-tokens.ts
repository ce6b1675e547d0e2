export interface TextToken {
  /** UTF-16 offsets in the text, [start, end). */
  readonly start: number
  readonly end: number
}

/** Languages whose words are not separated by white space. */
const WITHOUT_SPACES: ReadonlySet<string> = new Set(['zh', 'ja', 'my', 'th'])

/**
 * Lists the words of a text in order: split at white space, punctuation included; in Chinese, Japanese, Burmese and Thai by
 * `Intl.Segmenter`.
 */
export function listTokens(text: string, language: string): TextToken[] {
  if (WITHOUT_SPACES.has(new Intl.Locale(language).language)) {
    const segments = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
    return segments
      .filter(({ isWordLike }) => isWordLike)
      .map(({ index, segment }) => ({ start: index, end: index + segment.length }))
  }
  return [...text.matchAll(/\S+/g)].map(({ 0: token, index }) => ({ start: index, end: index + token.length }))
}
