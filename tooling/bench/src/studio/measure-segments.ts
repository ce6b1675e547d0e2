import { buildNarration } from '@lectern/core/pipeline'
import type { BenchResult } from '../bench.ts'

const pages = 500
const wordsPerPage = 200
const wordsPerLine = 12
const wordsPerSentence = 14
const rounds = 5
const limitMs = 100
const voice = { voiceId: 'robin', modelId: 'm', voiceSettings: {} }

/** Measures the processor's time in which the spoken text of 500 pages and 100,000 words is built: first, and once warm. */
export async function measureSegments(report: (result: BenchResult) => void): Promise<void> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) times.push(await measureRound())
  const [first = Number.NaN, ...others] = times
  report(toResult('audio: segments of 100,000 words, the first time', first))
  report(toResult('audio: segments of 100,000 words, once warm', Math.min(...others)))
}

async function measureRound(): Promise<number> {
  const chapter = Array.from({ length: pages }, (_, page) => ({ pageVariationId: page, rects: makeWords(page) }))
  const before = process.cpuUsage()
  const narration = await buildNarration(chapter, { language: 'en', voice, lookUpWord: () => Promise.resolve(null) })
  const { user, system } = process.cpuUsage(before)
  const words = narration.pages.reduce((sum, { textSegments: [one] }) => sum + (one?.rects.length ?? Number.NaN), 0)
  if (words !== pages * wordsPerPage) throw new Error(`${words} words of ${pages * wordsPerPage} are in the segments`)
  return (user + system) / 1000
}

function makeWords(page: number) {
  return Array.from({ length: wordsPerPage }, (_, index) => ({
    id: `r-${page}-${index}`,
    x: 120 + (index % wordsPerLine) * 104,
    y: 140 + Math.floor(index / wordsPerLine) * 46,
    width: 96,
    height: 34,
    word: `word${(page * 31 + index * 7919) % 9973}${index % wordsPerSentence === wordsPerSentence - 1 ? '.' : ''}`,
    detectedBreak: { type: 'SPACE' },
  }))
}

function toResult(name: string, ours: number): BenchResult {
  return { name, unit: 'ms of the processor', ours, target: `≤ ${limitMs}`, peers: [], reached: ours <= limitMs }
}
