/** How some written words are to be said. */
export type PronunciationRule =
  /** Other words are said in their place. */
  | { type: 'alias'; string_to_replace: string; alias: string }
  | { type: 'phoneme'; string_to_replace: string; phoneme: string; alphabet: 'ipa' | 'cmu-arpabet' }
