// Prints every bench with its peers and writes bench-results/benches.json.
//   npm run bench [group or part of a name …]
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { runBench, type BenchResult } from './bench.ts'
import { alignWordsBenches } from './benches/align-words.ts'
import { alignmentAccuracyBenches } from './benches/alignment-accuracy.ts'
import { findGlossaryWordsBenches } from './benches/find-glossary-words.ts'
import { groupLinesBenches } from './benches/group-lines.ts'
import { hitTestBenches } from './benches/hit-test.ts'
import { hyphenPairsBenches } from './benches/hyphen-pairs.ts'
import { orderReadingBenches } from './benches/order-reading.ts'
import { splitSentencesBenches } from './benches/split-sentences.ts'
import { syncSpeedBenches } from './benches/sync-speed.ts'
import { wordAtTimeBenches } from './benches/word-at-time.ts'
import { enginePartNames, measureEngines } from './engines/measure-engines.ts'
import { measureLibrary } from './library/measure-library.ts'
import { measureGestures } from './reader/measure-gestures.ts'
import { measureHighlights } from './reader/measure-highlights.ts'
import { measureLongBook } from './reader/measure-long-book.ts'
import { measureMarks } from './reader/measure-marks.ts'
import { measurePace } from './reader/measure-pace.ts'
import { measurePanel } from './reader/measure-panel.ts'
import { measureSearch } from './reader/measure-search.ts'
import { measureServer } from './server/measure-server.ts'
import { measureAudioEditor } from './studio/measure-audio-editor.ts'
import { measureDesk } from './studio/measure-desk.ts'
import { measureStage } from './studio/measure-stage.ts'

const groups = {
  core: [
    splitSentencesBenches,
    alignWordsBenches,
    alignmentAccuracyBenches,
    syncSpeedBenches,
    groupLinesBenches,
    orderReadingBenches,
    hyphenPairsBenches,
    hitTestBenches,
    wordAtTimeBenches,
    findGlossaryWordsBenches,
  ],
}

const wanted = process.argv.slice(2)
const benches = Object.entries(groups).flatMap(([group, makers]) =>
  makers.flatMap((make) => make()).map((bench) => ({ group, bench })),
)
const chosen = benches.filter(
  ({ group, bench }) => wanted.length === 0 || wanted.some((part) => part === group || bench.name.includes(part)),
)
/** Benches of the build, by name and group. Each starts a server of its own; `highlights` plays for about six minutes. */
const started = [
  { name: 'server', group: 'server', measure: measureServer },
  { name: 'long-book', group: 'reader', measure: measureLongBook },
  { name: 'pace', group: 'reader', measure: measurePace },
  { name: 'panel', group: 'reader', measure: measurePanel },
  { name: 'search', group: 'reader', measure: measureSearch },
  { name: 'gestures', group: 'reader', measure: measureGestures },
  { name: 'marks', group: 'reader', measure: measureMarks },
  { name: 'highlights', group: 'reader', measure: measureHighlights },
  { name: 'library', group: 'library', measure: measureLibrary },
  { name: 'audio', group: 'audio', measure: measureAudioEditor },
  { name: 'desk', group: 'studio', measure: measureDesk },
  { name: 'stage', group: 'studio', measure: measureStage },
].filter(({ name, group }) => wanted.length === 0 || wanted.includes(name) || wanted.includes(group))
const wantsAllEngines = wanted.length === 0 || wanted.includes('engines')
const wantedEngines = wantsAllEngines ? enginePartNames : enginePartNames.filter((name) => wanted.includes(name))
if (chosen.length === 0 && started.length === 0 && wantedEngines.length === 0) {
  const names = [
    ...benches.map(({ group, bench }) => `  ${group}: ${bench.name}`),
    '  server',
    '  reader: long-book',
    '  reader: pace',
    '  reader: panel',
    '  reader: search',
    '  reader: gestures',
    '  reader: marks',
    '  reader: highlights',
    '  library',
    '  audio',
    '  studio: desk',
    '  studio: stage',
    '  engines',
    ...enginePartNames.map((name) => `  ${name}`),
  ]
  console.error(`No bench is called ${wanted.join(' or ')}. There are:\n${names.join('\n')}`)
  process.exit(2)
}

const figure = (value: number): string =>
  Number.isInteger(value) || value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)
const results: BenchResult[] = []

function print(result: BenchResult): void {
  results.push(result)
  const peers = result.peers.map(({ name, value, ratio, targetRatio }) => {
    const times = ratio === null ? '' : ` (${ratio.toFixed(2)}×${targetRatio === null ? '' : `; ≥ ${targetRatio}×`})`
    return `${name} ${figure(value)}${times}`
  })
  const target = result.target === null ? [] : [result.target]
  const mark = result.reached ? '✓' : '✗'
  console.log(
    `${mark} ${result.name.padEnd(50)} ${figure(result.ours).padStart(10)} ${result.unit.padEnd(13)} ${[...target, ...peers].join(', ')}`,
  )
}

console.log(`${'bench'.padEnd(52)} ${'ours'.padStart(10)} ${'unit'.padEnd(13)} wanted, peers (times ours)`)
for (const { bench } of chosen) print(runBench(bench))
for (const { measure } of started) await measure(print)
await measureEngines(print, wantedEngines)
const missed = results.filter(({ reached }) => !reached).length
console.log(
  missed === 0 ? `All ${results.length} reach what is wanted.` : `${missed} of ${results.length} fall short (✗).`,
)

const folder = join(import.meta.dirname, '..', '..', '..', 'bench-results')
mkdirSync(folder, { recursive: true })
const report = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, results }
writeFileSync(join(folder, 'benches.json'), `${JSON.stringify(report, null, 2)}\n`)
