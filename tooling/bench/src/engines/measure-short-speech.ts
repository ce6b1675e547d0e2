import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeWav } from '@lectern/core/audio'
import { splitSentences } from '@lectern/core/text'
import { createEngines, type Engines } from '@lectern/engines'
import { z } from 'zod'
import type { BenchResult } from '../bench.ts'
import { type Narration, readNarration } from './repeat-narration.ts'

const Marked = z.array(z.object({ word: z.string(), start: z.number() }))

const seconds = { shortest: 1.2, longest: 5, edge: 0.1 }
/** Speeds at which the sentences are played, with their pitch: a reader, a child, a deep voice. */
const speeds = [1, 1.15, 0.9]
const msPerSecond = 1000
const wanted = { withinSeconds: 0.1, of100: 95, medianMs: 15 }

interface Utterance {
  path: string
  text: string
  /** Start of each white-space token of the text, in seconds. */
  starts: (number | null)[]
}

/** Measures alignment of single sentences of some seconds: those of another engine, and of people with times by hand. */
export async function measureShortSpeech(report: (result: BenchResult) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'))
  const require = createRequire(import.meta.url)
  const program = require.resolve('@lectern/speech-espeak/bin')
  const engines = createEngines({ speechCommand: [process.execPath, ...process.execArgv, program] })
  const materialPath = (name: string): string => require.resolve(`@lectern/material/narration/${name}`)
  try {
    const people = await Promise.all(
      ['mary', 'bobby'].map(async (name) => {
        const marked = Marked.parse(JSON.parse(await readFile(materialPath(`${name}.words.json`), 'utf8')))
        const text = marked.map(({ word }) => word.toLowerCase()).join(' ')
        return { path: materialPath(`${name}.wav`), text, starts: marked.map(({ start }) => start) }
      }),
    )
    reportErrors(report, 'a person’s short sentence', await measureErrors(engines, people))
    const errors: number[] = []
    for (const voice of ['slt', 'rms']) {
      const narration = await readNarration({
        audio: materialPath(`${voice}.ogg`),
        text: materialPath(`${voice}.txt`),
        words: materialPath(`${voice}.words.json`),
      })
      for (const speed of speeds) {
        errors.push(...(await measureErrors(engines, await cutSentences(narration, speed, folder))))
      }
    }
    reportErrors(report, 'short sentences, own corpus', errors)
  } finally {
    await engines.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Cuts a narration into recordings of one short sentence each. */
async function cutSentences(narration: Narration, speed: number, folder: string): Promise<Utterance[]> {
  const { words, sampleRate, samples } = narration
  const utterances: Utterance[] = []
  for (const { start, end, text } of splitSentences(narration.text, { language: 'en' })) {
    const own = words.filter(({ offset }) => offset >= start && offset < end)
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) continue
    const length = last.end - first.start
    if (length < seconds.shortest || length > seconds.longest) continue
    const from = Math.max(0, first.start - seconds.edge)
    const piece = samples.slice(Math.round(from * sampleRate), Math.round((last.end + seconds.edge) * sampleRate))
    const path = join(folder, `${speed}-${start}.wav`)
    await writeFile(path, writeWav({ sampleRate: Math.round(sampleRate * speed), channels: [piece] }))
    const begins = new Map(own.map((word) => [word.offset - start, (word.start - from) / speed]))
    utterances.push({ path, text, starts: [...text.matchAll(/\S+/g)].map(({ index }) => begins.get(index) ?? null) })
  }
  return utterances
}

/** Returns the error of each word's start in seconds; a word that was not found counts as infinite. */
async function measureErrors({ forcedAlignment }: Engines, utterances: readonly Utterance[]): Promise<number[]> {
  const errors: number[] = []
  for (const { path, text, starts } of utterances) {
    const result = await forcedAlignment.align({ path, text, language: 'en' })
    if (result.kind === 'failed') throw new Error(result.message)
    const found = new Map(result.words.map((word) => [word.start, word.startTime]))
    for (const [token, { index }] of [...text.matchAll(/\S+/g)].entries()) {
      const start = starts[token]
      if (start === null || start === undefined) continue
      errors.push(Math.abs((found.get(index) ?? Infinity) - start))
    }
  }
  return errors
}

function reportErrors(report: (result: BenchResult) => void, name: string, errors: readonly number[]): void {
  const of100 = (100 * errors.filter((error) => error <= wanted.withinSeconds).length) / errors.length
  const target = `≥ ${wanted.of100}`
  const row = { name: `${name}: words within 0.1 s`, unit: 'of 100', ours: of100, target, peers: [] }
  report({ ...row, reached: of100 >= wanted.of100 })
  const sorted = errors.toSorted((one, other) => one - other)
  const median = msPerSecond * (sorted[Math.floor((sorted.length - 1) / 2)] ?? Infinity)
  const limit = `≤ ${wanted.medianMs}`
  const medianRow = { name: `${name}: median`, unit: 'ms', ours: median, target: limit, peers: [] }
  report({ ...medianRow, reached: median <= wanted.medianMs })
}
