/** Pronunciation of some written words. */
export type PronunciationRule =
  /** Speaks other words in their place. */
  | { type: 'alias'; string_to_replace: string; alias: string }
  | { type: 'phoneme'; string_to_replace: string; phoneme: string; alphabet: 'ipa' | 'cmu-arpabet' }
