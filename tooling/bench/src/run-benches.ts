// Prints every bench with its peers and writes bench-results/benches.json.
//   npm run bench [part of a name …]
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { runBench, type BenchResult } from './bench.ts'
import { alignWordsBenches } from './benches/align-words.ts'
import { groupLinesBenches } from './benches/group-lines.ts'
import { hitTestBenches } from './benches/hit-test.ts'
import { splitSentencesBenches } from './benches/split-sentences.ts'
import { wordAtTimeBenches } from './benches/word-at-time.ts'

const wanted = process.argv.slice(2)
const benches = [
  wordAtTimeBenches,
  hitTestBenches,
  groupLinesBenches,
  alignWordsBenches,
  splitSentencesBenches,
].flatMap((make) => make())
const chosen = wanted.length === 0 ? benches : benches.filter(({ name }) => wanted.some((part) => name.includes(part)))

const figure = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3))
const results: BenchResult[] = []

console.log(`${'bench'.padEnd(46)} ${'ours'.padStart(10)} ${'unit'.padEnd(13)} peers (times ours; wanted)`)
for (const bench of chosen) {
  const result = runBench(bench)
  results.push(result)
  const peers = result.peers.map(
    ({ name, value, ratio, targetRatio }) =>
      `${name} ${figure(value)} (${ratio.toFixed(1)}×${targetRatio === null ? '' : `; ≥ ${targetRatio}×`})`,
  )
  const bound = result.bound === null ? [] : [`bound ${figure(result.bound)}`]
  const mark = result.reached ? '✓' : '✗'
  console.log(
    `${mark} ${result.name.padEnd(44)} ${figure(result.ours).padStart(10)} ${result.unit.padEnd(13)} ${[...peers, ...bound].join(', ')}`,
  )
}

const folder = join(import.meta.dirname, '..', '..', '..', 'bench-results')
mkdirSync(folder, { recursive: true })
const report = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, results }
writeFileSync(join(folder, 'benches.json'), `${JSON.stringify(report, null, 2)}\n`)
