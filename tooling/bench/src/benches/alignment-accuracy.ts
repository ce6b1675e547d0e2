import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { alignWords } from '@lectern/core/sync'
import { readMarkedSentences } from '@lectern/material/marked-sentences'
import type { Bench } from '../bench.ts'
import { type DisturbedText, disturbWords } from '../disturb-words.ts'
import { createRandomNumbers } from '../random-numbers.ts'

// oxlint-disable-next-line typescript/no-unsafe-assignment -- what require brings has no type of its own
const { default: diffSequences }: typeof import('diff-sequences') = createRequire(import.meta.url)('diff-sequences')

const SEEDS = 32
/** At this error rate the peer pairs about 1.35 of 1,000 words wrongly. */
const NOISE = 0.11
const PEERS_WRONG_PAIRS = 0.00135

type Pairs = Int32Array

/** Measures wrong pairs of an alignment: English prose of many kinds with known errors. */
export function alignmentAccuracyBenches(): Bench[] {
  const text = readMarkedSentences()
    .filter(({ language }) => language === 'en')
    .map((prose) => prose.text)
    .join(' ')
    .toLowerCase()
    .split(/\s+/u)
    .map((word) => word.replaceAll(/[^a-z]+/gu, ''))
    .filter((word) => word !== '')
  const disturbed = Array.from({ length: SEEDS }, (_, seed) => disturbWords(text, NOISE, createRandomNumbers(seed + 1)))
  const judge = (pair: (heard: readonly string[]) => Pairs, measure: typeof shareWrong) => () =>
    measure(disturbed.map((each) => ({ ...each, pairs: pair(each.heard) })))
  const ours = (heard: readonly string[]) => pairByAlignment(text, heard)
  const peer = (heard: readonly string[]) => pairByDifference(text, heard)
  return [
    {
      kind: 'score',
      name: 'word alignment, wrong pairs (own corpus)',
      unit: 'of all pairs',
      ours: judge(ours, shareWrong),
      peers: [{ name: 'diff-sequences', score: judge(peer, shareWrong) }],
      target: { atMost: PEERS_WRONG_PAIRS / 8 },
    },
    {
      kind: 'score',
      name: 'word alignment, misspelled words paired (own corpus)',
      unit: 'of them',
      ours: judge(ours, shareOfMisspelled),
      peers: [{ name: 'diff-sequences', score: judge(peer, shareOfMisspelled) }],
      target: { atLeast: 0.998 },
    },
    {
      kind: 'score',
      name: 'word alignment, 100,000 words, memory',
      unit: 'MB',
      ours: measureMemory,
      peers: [],
      target: { atMost: 64 },
    },
  ]
}

interface Judged extends DisturbedText {
  readonly pairs: Pairs
}

function shareWrong(texts: readonly Judged[]): number {
  let wrong = 0
  let all = 0
  for (const { truth, pairs } of texts) {
    for (const [at, heardAt] of pairs.entries()) {
      if (heardAt < 0) continue
      all += 1
      if (truth[at] !== heardAt) wrong += 1
    }
  }
  return wrong / all
}

function shareOfMisspelled(texts: readonly Judged[]): number {
  const all = texts.flatMap(({ misspelled, truth, pairs }) => misspelled.map((at) => truth[at] === pairs[at]))
  return all.filter(Boolean).length / all.length
}

function pairByAlignment(text: string[], heard: readonly string[]): Pairs {
  const pairs = new Int32Array(text.length).fill(-1)
  for (const operation of alignWords(text, [...heard], { language: 'en' })) {
    if (operation.kind === 'missing' || operation.kind === 'extra') continue
    for (let at = operation.reference[0]; at < operation.reference[1]; at += 1) pairs[at] = operation.heard[0]
  }
  return pairs
}

/** Pairs the words that a diff leaves over if a run of removed words meets an equally long run of added ones. */
function pairByDifference(text: readonly string[], heard: readonly string[]): Pairs {
  const pairs = new Int32Array(text.length).fill(-1)
  let from = 0
  let heardFrom = 0
  const pairRun = (to: number, heardTo: number): void => {
    if (to - from !== heardTo - heardFrom) return
    for (let step = 0; step < to - from; step += 1) pairs[from + step] = heardFrom + step
  }
  diffSequences(
    text.length,
    heard.length,
    (at, other) => text[at] === heard[other],
    (count, at, heardAt) => {
      pairRun(at, heardAt)
      for (let step = 0; step < count; step += 1) pairs[at + step] = heardAt + step
      from = at + count
      heardFrom = heardAt + count
    },
  )
  pairRun(text.length, heard.length)
  return pairs
}

function measureMemory(): number {
  const script = join(import.meta.dirname, '..', 'measure-alignment-memory.ts')
  const printed = execFileSync(process.execPath, ['--conditions=@lectern/source', '--import', 'tsx', script], {
    encoding: 'utf8',
  })
  const measured: unknown = JSON.parse(printed)
  if (typeof measured === 'object' && measured !== null && 'megabytes' in measured) return Number(measured.megabytes)
  throw new Error(`The memory of an alignment was not measured: ${printed}`)
}
