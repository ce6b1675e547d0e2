/** A text with recognition errors, and the heard word that each of its words became. */
export interface DisturbedText {
  readonly heard: string[]
  /** For each word of the text, the index of the heard one; -1 where it was left out. */
  readonly truth: Int32Array
  /** The words that were misspelled. */
  readonly misspelled: number[]
}

/**
 * Deletes a word, misspells it, or inserts one after it, with probability `noise` in all, a third each. Inserted words are
 * drawn uniformly from the different words of the text. No word is deleted or inserted next to an equal one, since the
 * right pair would be ambiguous.
 *
 * @param next random numbers, 0 to 1
 */
export function disturbWords(text: readonly string[], noise: number, next: () => number): DisturbedText {
  const heard: string[] = []
  const truth = new Int32Array(text.length).fill(-1)
  const misspelled: number[] = []
  const different = [...new Set(text)]
  for (const [at, word] of text.entries()) {
    const kind = next() < noise ? next() : 1
    const before = text[at - 1]
    const after = text[at + 1]
    if (kind < 1 / 3 && word !== before && word !== after) continue
    const wrong = kind >= 1 / 3 && kind < 2 / 3 ? misspell(word, next) : word
    truth[at] = heard.push(wrong) - 1
    if (wrong !== word) misspelled.push(at)
    if (kind < 2 / 3 || kind === 1) continue
    const added = different[Math.floor(next() * different.length)] ?? ''
    if (added !== word && added !== after) heard.push(added)
  }
  return { heard, truth, misspelled }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Inserts, removes or replaces one letter. */
function misspell(word: string, next: () => number): string {
  const at = Math.floor(next() * word.length)
  const letter = LETTERS[Math.floor(next() * LETTERS.length)] ?? ''
  const kind = next()
  if (kind < 1 / 3) return word.slice(0, at) + letter + word.slice(at)
  if (kind < 2 / 3 && word.length > 1) return word.slice(0, at) + word.slice(at + 1)
  return word.slice(0, at) + letter + word.slice(at + 1)
}
