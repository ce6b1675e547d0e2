import { createRandomNumbers } from '../random-numbers.ts'

/** A script of generated texts. */
export interface Script {
  readonly name: string
  /** True if spaces stand between words; else each character is a rect. */
  readonly isSpaced: boolean
  /** Characters by their frequency, the most frequent first. */
  readonly characters: readonly string[]
  readonly wordLengths: readonly [shortest: number, longest: number]
  readonly vocabulary: number
}

const range = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => String.fromCodePoint(first + index))

export const scripts: readonly Script[] = [
  {
    name: 'Latin',
    isSpaced: true,
    characters: Array.from('etaoinshrdlucmfwypvbgkjqxz'),
    wordLengths: [2, 11],
    vocabulary: 30_000,
  },
  { name: 'Chinese', isSpaced: false, characters: range(0x4e00, 3000), wordLengths: [1, 3], vocabulary: 20_000 },
  {
    name: 'Japanese',
    isSpaced: false,
    characters: [...range(0x3042, 80), ...range(0x4e00, 2000)],
    wordLengths: [1, 4],
    vocabulary: 20_000,
  },
  { name: 'Thai', isSpaced: false, characters: range(0x0e01, 46), wordLengths: [2, 7], vocabulary: 15_000 },
]

/**
 * Returns pages of generated words whose frequencies follow Zipf's law, as in books. The vocabulary is not that of a language:
 * generated words have fewer common beginnings, so that an index of them compresses worse.
 */
export function writePages(
  script: Script,
  { pages, wordsPerPage }: { readonly pages: number; readonly wordsPerPage: number },
): { readonly words: readonly string[] }[] {
  const random = createRandomNumbers(7)
  const zipf = (count: number) => Math.min(count - 1, Math.floor(count ** random()) - 1)
  const [shortest, longest] = script.wordLengths
  const vocabulary = Array.from({ length: script.vocabulary }, () => {
    const length = shortest + Math.floor(random() * (longest - shortest + 1))
    return Array.from({ length }, () => script.characters[zipf(script.characters.length)] ?? '').join('')
  })
  return Array.from({ length: pages }, () => {
    const words = Array.from({ length: wordsPerPage }, () => vocabulary[zipf(vocabulary.length)] ?? '')
    if (script.isSpaced) return { words }
    // A sentence ends now and then, and with it a text without spaces.
    return { words: words.map((word, index) => (index % 12 === 11 ? `${word}。` : word)) }
  })
}
