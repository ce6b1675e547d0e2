import { createRequire } from 'node:module'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { splitSentences } from '@lectern/core/text'
import { readMarkedSentences } from '@lectern/material/marked-sentences'
import { z } from 'zod'
import type { BenchResult } from '../bench.ts'
import { createRandomNumbers } from '../random-numbers.ts'
import { narrate, type NarrationFile } from './narrate.ts'
import { type Narration, readNarration, repeatNarration } from './repeat-narration.ts'
import { type AlignRun, runAlign } from './run-align.ts'

const Marked = z.array(z.object({ offset: z.number(), start: z.number() }))
const Lines = z.array(z.object({ start: z.number() }))

/** Limits of the error of a word's start in clean read speech, in milliseconds. */
const wanted = { mean: 45, median: 25, p95: 145 }
/** The same in read speech with a signal-to-noise ratio of 15 dB. */
const meanInNoise = 50
const timesRealTime = 100
const megabytesForAnHour = 400
const rounds = 3

type Report = (result: BenchResult) => void

/** Measures `npm run align`: errors on voices of another engine and on people, speed, memory. */
export async function measureAlignment(report: Report): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'))
  try {
    for (const voice of ['slt', 'rms']) await measureOtherEngine(report, folder, voice)
    await measureSonnet(report, folder)
    await measurePreamble(report, folder)
    const slt = await readNarration({
      audio: materialPath('narration/slt.ogg'),
      text: materialPath('narration/slt.txt'),
      words: materialPath('narration/slt.words.json'),
    })
    await measureNoise(report, folder, slt)
    for (const minutes of [10, 60]) {
      const own = await narrate(chooseSentences(minutes), 'en-us_f3', join(folder, 'long.wav'))
      await measureLong(report, folder, 'another voice of ours', own)
      const theirs = await repeatNarration(slt, { seconds: 60 * minutes, path: join(folder, 'long.wav') })
      await measureLong(report, folder, 'flite’s slt', theirs)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureOtherEngine(report: Report, folder: string, voice: string): Promise<void> {
  const [audio, text] = [materialPath(`narration/${voice}.ogg`), materialPath(`narration/${voice}.txt`)]
  const run = await runAlign(audio, text, join(folder, 'aligned.json'))
  const marked = Marked.parse(JSON.parse(await readFile(materialPath(`narration/${voice}.words.json`), 'utf8')))
  const starts = new Map(marked.map(({ offset, start }) => [offset, start]))
  const tokens = [...(await readFile(text, 'utf8')).matchAll(/\S+/g)]
  const errors = errorsOf(
    run,
    tokens.map(({ index }) => starts.get(index) ?? null),
  )
  reportErrors(report, `flite’s ${voice}, own corpus`, errors)
}

/** Measures a person's reading, whose reference times are by line and accurate to 0.3 s. */
async function measureSonnet(report: Report, folder: string): Promise<void> {
  const text = await readFile(materialPath('narration/sonnet001.txt'), 'utf8')
  const lines = Lines.parse(JSON.parse(await readFile(materialPath('narration/sonnet001.lines.json'), 'utf8')))
  const run = await runAlign(
    materialPath('narration/sonnet001.mp3'),
    materialPath('narration/sonnet001.txt'),
    join(folder, 'aligned.json'),
  )
  const tokens = [...text.matchAll(/\S+/g)].map(({ index }) => index)
  const errors = [...text.matchAll(/^.+$/gm)].map(({ index }, line) => {
    const start = run.words[tokens.indexOf(index)]?.start ?? Infinity
    return Math.abs(start - (lines[line]?.start ?? 0))
  })
  const within = (seconds: number) => (100 * errors.filter((error) => error <= seconds).length) / errors.length
  report(atLeast('a person’s lines within 0.5 s', 'of 100', within(0.5), 80))
  report(atLeast('a person’s lines within 1 s', 'of 100', within(1), 100))
}

/** Measures a recording that begins with sentences which are not in the text. */
async function measurePreamble(report: Report, folder: string): Promise<void> {
  const [audio, text] = [join(folder, 'preamble.wav'), join(folder, 'preamble.txt')]
  const sentences = chooseSentences(2)
  const before = 6
  const narrated = await narrate(sentences, 'en-us_m3', audio)
  await writeFile(text, sentences.slice(before).join('\n'))
  const tokensBefore = sentences.slice(0, before).join(' ').split(/\s+/).length
  const run = await runAlign(audio, text, join(folder, 'aligned.json'))
  const begins = narrated.starts[tokensBefore] ?? 0
  const [found] = run.speechNotInText
  const name = `an announcement of ${Math.round(begins)} s`
  report(atMost(`${name}: where it ends, off by`, 'ms', 1000 * Math.abs((found?.end ?? 60) - begins), 1000))
  reportErrors(report, `${name}, the text after it`, errorsOf(run, narrated.starts.slice(tokensBefore)))
}

async function measureNoise(report: Report, folder: string, narration: Narration): Promise<void> {
  const [audio, text] = [join(folder, 'noise.wav'), join(folder, 'noise.txt')]
  const narrated = await repeatNarration(narration, { seconds: 300, path: audio, signalToNoiseDecibels: 15 })
  await writeFile(text, narrated.text)
  const errors = errorsOf(await runAlign(audio, text, join(folder, 'aligned.json')), narrated.starts)
  report(atMost('5 min by flite’s slt, 15 dB above noise: mean', 'ms', meanOf(errors), meanInNoise))
}

async function measureLong(report: Report, folder: string, voice: string, narrated: NarrationFile) {
  const [audio, text] = [join(folder, 'long.wav'), join(folder, 'long.txt')]
  await writeFile(text, narrated.text)
  const runs: AlignRun[] = []
  for (let round = 0; round < rounds; round += 1) runs.push(await runAlign(audio, text, join(folder, 'aligned.json')))
  const [first] = runs
  if (!first) return
  const errors = errorsOf(first, narrated.starts)
  const name = `${Math.round(narrated.seconds / 60)} min by ${voice}`
  reportErrors(report, name, errors)
  const last = errors.slice(-Math.floor(errors.length / 10))
  report(atMost(`${name}, last tenth, mean`, 'ms', meanOf(last), wanted.mean))
  const seconds = Math.min(...runs.map((run) => run.seconds))
  report(atLeast(`${name}, start of the command included`, '× real time', narrated.seconds / seconds, timesRealTime))
  const megabytes = Math.max(...runs.map((run) => run.megabytes))
  report(atMost(`${name}, memory of all processes`, 'MB', megabytes, megabytesForAnHour))
}

/** Returns our own English sentences in a new order each time, for about that many minutes of speech. */
function chooseSentences(minutes: number): string[] {
  const sentences = readMarkedSentences()
    .filter(({ language }) => language === 'en')
    .flatMap(({ text }) => splitSentences(text, { language: 'en' }).map((sentence) => sentence.text))
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text.split(' ').length > 3)
  const next = createRandomNumbers(11)
  const chosen: string[] = []
  const wordsAMinute = 165
  for (let words = 0; words < minutes * wordsAMinute;) {
    const sentence = sentences[Math.floor(next() * sentences.length)] ?? ''
    chosen.push(sentence)
    words += sentence.split(' ').length
  }
  return chosen
}

/** Returns the error of each spoken word's start, in milliseconds; a word that was not found counts as a minute. */
function errorsOf({ words }: AlignRun, starts: readonly (number | null)[]): number[] {
  return starts.flatMap((start, index) => {
    const found = words[index]?.start
    return start === null ? [] : [found === null || found === undefined ? 60_000 : 1000 * Math.abs(found - start)]
  })
}

function reportErrors(report: Report, name: string, errors: readonly number[]): void {
  const sorted = errors.toSorted((one, other) => one - other)
  const percentile = (fraction: number) => sorted[Math.floor(fraction * (sorted.length - 1))] ?? 0
  report(atMost(`${name}: words’ starts, mean`, 'ms', meanOf(errors), wanted.mean))
  report(atMost(`${name}: median`, 'ms', percentile(0.5), wanted.median))
  report(atMost(`${name}: 95 of 100 within`, 'ms', percentile(0.95), wanted.p95))
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const materialPath = (name: string): string => createRequire(import.meta.url).resolve(`@lectern/material/${name}`)

function atMost(name: string, unit: string, ours: number, most: number): BenchResult {
  return { name, unit, ours, target: `≤ ${most}`, peers: [], reached: ours <= most }
}

function atLeast(name: string, unit: string, ours: number, least: number): BenchResult {
  return { name, unit, ours, target: `≥ ${least}`, peers: [], reached: ours >= least }
}
