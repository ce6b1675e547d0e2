/** Knows the words of a language. A language without a dictionary knows no word. */
export interface WordValidation {
  /** `word` as written or lower-cased; both forms are tried, curly apostrophes count as straight ones. */
  isWord(word: string, language: string): Promise<boolean>
  /** Words that may have been meant, likeliest first; at most `limit` (5). */
  suggestions(word: string, language: string, limit?: number): Promise<string[]>
  /** Primary language subtags with a dictionary: `['en', 'es']`. */
  languages(): Promise<string[]>
}
