/** A text as somebody else heard it, and which heard word each of its words became. */
export interface DisturbedText {
  readonly heard: string[]
  /** For each word of the text, the index of the heard one; -1 where it was left out. */
  readonly truth: Int32Array
  /** The words that were misspelled. */
  readonly misspelled: number[]
}

/**
 * Leaves out, misspells or adds to each word of the text with a chance of `noise` in all, a third each; any of the text's
 * different words is added as often as another. Nothing is left out or put in beside its equal, where nobody could tell which
 * of the two it was.
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

/** One letter more, less or other. */
function misspell(word: string, next: () => number): string {
  const at = Math.floor(next() * word.length)
  const letter = LETTERS[Math.floor(next() * LETTERS.length)] ?? ''
  const kind = next()
  if (kind < 1 / 3) return word.slice(0, at) + letter + word.slice(at)
  if (kind < 2 / 3 && word.length > 1) return word.slice(0, at) + word.slice(at + 1)
  return word.slice(0, at) + letter + word.slice(at + 1)
}
