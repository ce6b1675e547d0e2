import { createRequire } from 'node:module'
import { alignWords } from '@lectern/core/sync'
import type { Bench } from '../bench.ts'
import { createRandomNumbers } from '../random-numbers.ts'

// The package is CommonJS with a `default` of its own, which Node's import would wrap once more.
// oxlint-disable-next-line typescript/no-unsafe-assignment -- what require brings has no type of its own
const { default: diffSequences }: typeof import('diff-sequences') = createRequire(import.meta.url)('diff-sequences')

const WORDS = 100_000

function makeText(next: () => number): string[] {
  // A few words make up most of a text: Zipf's law, roughly.
  return Array.from({ length: WORDS }, () => `word${Math.floor(8000 * next() ** 3)}`)
}

function disturb(words: readonly string[], noise: number, next: () => number): string[] {
  return words.flatMap((word) => {
    if (next() >= noise) return [word]
    const kind = next()
    if (kind < 1 / 3) return []
    return kind < 2 / 3 ? [`${word}x`] : [word, `extra${Math.floor(next() * 500)}`]
  })
}

/** Aligning 100,000 words with what was heard, at two rates of error, and with a text that has nothing to do with it. */
export function alignWordsBenches(): Bench[] {
  const next = createRandomNumbers(3)
  const reference = makeText(next)
  const rows = [
    { noise: 0.05, targetRatio: 8 },
    { noise: 0.2, targetRatio: 20 },
  ].map(({ noise, targetRatio }): Bench => {
    const heard = disturb(reference, noise, next)
    return {
      kind: 'time',
      name: `word alignment, 100,000 words, ${noise * 100} % noise`,
      unit: 'µs a run',
      ours: { operations: 1, repeats: 3, run: () => void alignWords(reference, heard, { language: 'en' }) },
      peers: [
        {
          name: 'diff-sequences',
          targetRatio,
          operations: 1,
          repeats: 1,
          run: () =>
            diffSequences(
              reference.length,
              heard.length,
              (a, b) => reference[a] === heard[b],
              () => {},
            ),
        },
      ],
    }
  })
  const unrelated = Array.from({ length: WORDS }, () => `other${Math.floor(next() * 8000)}`)
  return [
    ...rows,
    {
      kind: 'time',
      name: 'word alignment, 100,000 words, unrelated',
      unit: 'µs a run',
      ours: { operations: 1, repeats: 2, run: () => void alignWords(reference, unrelated, { language: 'en' }) },
      peers: [],
      bound: 1_000_000,
    },
  ]
}
