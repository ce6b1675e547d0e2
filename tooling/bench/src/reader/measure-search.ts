import { buildSearchIndex, findSearchHits, planSearch, searchPages } from '@lectern/core/search'
import { brotliCompressSync } from 'node:zlib'
import type { BenchResult } from '../bench.ts'
import { scripts, writePages, type Script } from './write-texts.ts'

const book = { pages: 1000, wordsPerPage: 300 }
const rounds = 5
const queryCount = 200
const mostQueryKilobytes = 150
const mostMilliseconds = 150

/** Measures the search index of 300,000 words in scripts with and without spaces. */
export async function measureSearch(report: (result: BenchResult) => void): Promise<void> {
  for (const script of scripts) measureScript(script, report)
}

function measureScript(script: Script, report: (result: BenchResult) => void): void {
  const pages = writePages(script, book)
  const started = performance.now()
  const { directory, shards } = buildSearchIndex(pages)
  report({
    ...atMost(`search, ${script.name}: building the index`, 'ms', performance.now() - started, 0),
    target: null,
    reached: true,
  })

  const text = pages.map(({ words }) => words.join(script.isSpaced ? ' ' : '')).join('\n')
  const sizes = shards.map((shard) => brotliCompressSync(shard).byteLength)
  const overview = brotliCompressSync(JSON.stringify(directory)).byteLength
  const share = (sizes.reduce((sum, size) => sum + size, overview) / Buffer.byteLength(text)) * 100
  report(atMost(`search, ${script.name}: index of the text`, '%', share, script.isSpaced ? 12 : 60))

  const all = new Map(shards.entries())
  const queries = Array.from({ length: queryCount }, (_, index) => {
    const { words } = pages[(index * 7) % pages.length] ?? { words: [] }
    const at = (index * 13) % (words.length - 3)
    // Single words, beginnings of words, phrases.
    const kinds = [
      words.slice(at, at + 1),
      words.slice(at, at + 1).map((word) => word.slice(0, 2)),
      words.slice(at, at + 3),
    ]
    return (kinds[index % kinds.length] ?? []).join(script.isSpaced ? ' ' : '')
  })
  let kilobytes = 0
  let slowest = 0
  for (const query of queries) {
    const plan = planSearch(query, directory)
    if (plan === null) continue
    kilobytes = Math.max(
      kilobytes,
      (overview + plan.shards.reduce((sum, shard) => sum + (sizes[shard] ?? 0), 0)) / 1000,
    )
    let best = Infinity
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now()
      for (const page of searchPages(plan, directory, all)) {
        if (findSearchHits(pages[page]?.words ?? [], query).length > 0) break
      }
      best = Math.min(best, performance.now() - from)
    }
    slowest = Math.max(slowest, best)
  }
  report(atMost(`search, ${script.name}: index loaded by a query`, 'kB', kilobytes, mostQueryKilobytes))
  report(atMost(`search, ${script.name}: first hit`, 'ms', slowest, mostMilliseconds))
}

function atMost(name: string, unit: string, ours: number, bound: number): BenchResult {
  return { name, unit, ours, target: `≤ ${bound}`, peers: [], reached: ours <= bound }
}
