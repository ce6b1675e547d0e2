import { readFileSync } from 'node:fs'
import type { Bench } from '../bench.ts'
import { cutWords, type HyphenPair } from '../cut-words.ts'
import { measureHyphenPairs } from '../measure-hyphen-pairs.ts'
import { readDocuments } from '../read-documents.ts'

const file = new URL('../../../material/third-party/hyphenation/alto-pairs.json', import.meta.url)

/** Reads pairs from scanned newspapers, with a dictionary's verdict on each joined word. */
function readRealPairs(): HyphenPair[] {
  const pairs: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(pairs)) throw new Error(`${file.href} holds no list`)
  return pairs.map(({ part1, part2, merged, dict_valid_cased, dict_valid_lower }: Record<string, unknown>) => ({
    first: String(part1),
    second: String(part2),
    word: String(merged),
    isWord: dict_valid_cased === true || dict_valid_lower === true,
  }))
}

// Measured before the benches are made, since a score bench is synchronous.
const measured = await Promise.all(
  Object.entries({ 'real pairs': readRealPairs(), 'documents, cut': cutWords(readDocuments()) }).map(
    async ([name, pairs]) => ({ name, pairs: pairs.length, ...(await measureHyphenPairs(pairs)) }),
  ),
)

/** Counts merges of words cut at line ends: right ones, known to a dictionary, and wrong ones. */
export function hyphenPairsBenches(): Bench[] {
  return measured.flatMap(({ name, pairs, mergedFraction, wronglyMerged }): Bench[] => [
    {
      kind: 'score',
      name: `hyphens of ${pairs} ${name}, merged`,
      unit: '%',
      ours: () => mergedFraction * 100,
      peers: [],
      target: { atLeast: 99 },
    },
    {
      kind: 'score',
      name: `hyphens of ${pairs} ${name}, merged wrongly`,
      unit: 'pairs',
      ours: () => wronglyMerged,
      peers: [],
      target: { atMost: 0 },
    },
  ])
}
