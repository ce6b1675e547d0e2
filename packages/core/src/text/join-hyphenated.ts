import type { DetectedBreak } from '../types'

/** A word that a line's end cut in two: `word` is what it would be, `rest` what follows it in the second part. */
export interface HyphenatedWord {
  /** The first part without its hyphen and the letters of the second: '“Govern-', 'ment,' give '“Government'. */
  text: string
  /** The word alone, as it is looked up: 'Government'. */
  word: string
  /** What the second part keeps: ','. */
  rest: string
}

const LINE_END_HYPHEN = /(?<=[\p{L}\p{M}])[-\u00ad\u2010\u2011¬]$/u
const ENDS_IN_LETTER = /[\p{L}\p{M}]$/u
/** Recognisers read a broken l, i or t as '!' or '|'. */
const LEADING_LETTERS = /^(?:[!|](?=\p{Ll}))?\p{L}[\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*/u
const LEADING_PUNCTUATION = /^[^\p{L}\p{N}]+/u

/**
 * Joins a word's part before a line's end with its part after it, or answers null where no word can have been cut:
 * numeric ranges, dashes, parts without letters. Whether the joined word exists is for a dictionary to say.
 */
export function joinHyphenated(first: string, second: string, detectedBreak?: DetectedBreak): HyphenatedWord | null {
  const stem = LINE_END_HYPHEN.test(first)
    ? first.slice(0, -1)
    : detectedBreak?.type === 'HYPHEN' && ENDS_IN_LETTER.test(first)
      ? first
      : null
  const letters = LEADING_LETTERS.exec(second)?.[0]
  if (stem === null || letters === undefined) return null
  return {
    text: stem + letters,
    word: stem.replace(LEADING_PUNCTUATION, '') + letters,
    rest: second.slice(letters.length),
  }
}
