/** What a dictionary says of several words, or that there is none of their language. */
export type WordsVerdict =
  | {
      kind: 'validated'
      /** Whether each word is one, in their order. */
      known: boolean[]
    }
  | {
      kind: 'no-dictionary'
      /** Says what to install. */
      message: string
    }

export interface InstalledDictionary {
  /** BCP 47: `en`, `pt-PT`. */
  language: string
  packageName: string
  /** As its package says: an SPDX expression, or words of its own. */
  licence: string
}

/** Knows the words of a language. A language without a dictionary knows no word. Codes of regions fall to their language. */
export interface WordValidation {
  /** `word` as written or lower-cased; both forms are tried, curly apostrophes count as straight ones. */
  isWord(word: string, language: string): Promise<boolean>
  /** Many at once, each as `isWord`; tells a language without a dictionary from words that it does not know. */
  validate(words: readonly string[], language: string): Promise<WordsVerdict>
  /** Words that may have been meant, likeliest first; at most `limit` (5). */
  suggestions(word: string, language: string, limit?: number): Promise<string[]>
  /** Primary language subtags with a dictionary: `['en', 'es']`. */
  languages(): Promise<string[]>
  /** In the order of their languages. */
  dictionaries(): Promise<InstalledDictionary[]>
}
