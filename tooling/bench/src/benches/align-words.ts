import { createRequire } from 'node:module'
import { alignWords } from '@lectern/core/sync'
import type { Bench } from '../bench.ts'
import { disturbWords } from '../disturb-words.ts'
import { createRandomNumbers } from '../random-numbers.ts'

// The package is CommonJS with a `default` of its own, which Node's import would wrap once more.
// oxlint-disable-next-line typescript/no-unsafe-assignment -- what require brings has no type of its own
const { default: diffSequences }: typeof import('diff-sequences') = createRequire(import.meta.url)('diff-sequences')

const WORDS = 100_000

/** Measures the alignment of 100,000 words with speech, at two error rates, and with an unrelated text. */
export function alignWordsBenches(): Bench[] {
  const next = createRandomNumbers(3)
  // A few words make up most of a text: Zipf's law, roughly.
  const reference = Array.from({ length: WORDS }, () => `word${Math.floor(8000 * next() ** 3)}`)
  const rows = [
    { noise: 0.05, targetRatio: 8, repeats: 20 },
    { noise: 0.2, targetRatio: 20, repeats: 3 },
  ].map(({ noise, targetRatio, repeats }): Bench => {
    const { heard } = disturbWords(reference, noise, next)
    const numberOf = createNumbering()
    const a = Int32Array.from(reference, numberOf)
    const b = Int32Array.from(heard, numberOf)
    return {
      kind: 'time',
      name: `word alignment, 100,000 words, ${noise * 100} % noise`,
      unit: 'µs a run',
      repeats,
      ours: { operations: 1, run: () => void alignWords(reference, heard, { language: 'en' }) },
      peers: [
        {
          // The peer compares numbers. Its words are numbered before its clock starts; ours count that work.
          name: 'diff-sequences',
          targetRatio,
          operations: 1,

          run: () => {
            diffSequences(
              a.length,
              b.length,
              (at, other) => a[at] === b[other],
              () => {},
            )
          },
        },
      ],
    }
  })
  // A different text in the same language: many common words, in no common order.
  const unrelated = Array.from({ length: WORDS }, () => `word${Math.floor(8000 * next() ** 3)}`)
  return [
    ...rows,
    {
      kind: 'time',
      name: 'word alignment, 100,000 words, unrelated',
      unit: 'µs a run',
      ours: { operations: 1, run: () => void alignWords(reference, unrelated, { language: 'en' }) },
      peers: [],
      bound: 1_000_000,
    },
  ]
}

function createNumbering(): (word: string) => number {
  const numbers = new Map<string, number>()
  return (word) => {
    const known = numbers.get(word) ?? numbers.size
    numbers.set(word, known)
    return known
  }
}
