/** Pronunciation of some written words: as other words, or by phonemes. */
export type PlsRule =
  | { type: 'alias'; string_to_replace: string; alias: string }
  | { type: 'phoneme'; string_to_replace: string; phoneme: string; alphabet: PlsAlphabet }

export type PlsAlphabet = 'ipa' | 'cmu-arpabet'

export const plsNamespace = 'http://www.w3.org/2005/01/pronunciation-lexicon'
