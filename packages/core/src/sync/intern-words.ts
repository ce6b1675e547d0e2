import type { WordRegister } from './word-register'

/** Both sides as spelling numbers: equal spellings have equal numbers, and `spellings[number]` is what is compared. */
export interface InternedWords {
  /** Spelling numbers of the reference words that have something to match, and where each stood. */
  readonly reference: Int32Array
  readonly referenceIndex: Int32Array
  readonly heard: Int32Array
  readonly heardIndex: Int32Array
  readonly spellings: readonly string[]
}

/** Words that leave nothing to compare are left out of both sides. */
export function internWords(register: WordRegister, reference: Int32Array, heard: Int32Array): InternedWords {
  const [referenceNumbers, referenceIndex] = readSide(register, reference)
  const [heardNumbers, heardIndex] = readSide(register, heard)
  return {
    reference: referenceNumbers,
    referenceIndex,
    heard: heardNumbers,
    heardIndex,
    spellings: register.spellings,
  }
}

function readSide(register: WordRegister, words: Int32Array): [numbers: Int32Array, index: Int32Array] {
  const spellingOf = Int32Array.from(register.spellingOf)
  const numbers = new Int32Array(words.length)
  const index = new Int32Array(words.length)
  let count = 0
  for (let at = 0; at < words.length; at += 1) {
    const number = spellingOf[words[at] ?? 0] ?? -1
    if (number < 0) continue
    numbers[count] = number
    index[count] = at
    count += 1
  }
  return [numbers.subarray(0, count), index.subarray(0, count)]
}
