/** Verdict of a dictionary on several words, or that it is missing. */
export type WordsVerdict =
  | {
      kind: 'validated'
      /** True for each valid word, in order. */
      known: boolean[]
    }
  | {
      kind: 'no-dictionary'
      /** Names what to install. */
      message: string
    }

export interface InstalledDictionary {
  /** BCP 47: `en`, `pt-PT`. */
  language: string
  packageName: string
  /** License of its package: an SPDX expression, or text. */
  licence: string
}

/**
 * Validates words of a language. Without a dictionary no word is valid. Regional codes use their language's dictionary.
 */
export interface WordValidation {
  /** `word` as written or lower-cased; both forms are looked up, and curly apostrophes count as straight ones. */
  isWord(word: string, language: string): Promise<boolean>
  /** Checks many words like `isWord`, and distinguishes a missing dictionary from unknown words. */
  validate(words: readonly string[], language: string): Promise<WordsVerdict>
  /** Returns similar words, likeliest first; at most `limit` (5). */
  suggestions(word: string, language: string, limit?: number): Promise<string[]>
  /** Primary language subtags with a dictionary: `['en', 'es']`. */
  languages(): Promise<string[]>
  /** In the order of their languages. */
  dictionaries(): Promise<InstalledDictionary[]>
}
