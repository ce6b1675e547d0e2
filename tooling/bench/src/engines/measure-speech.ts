import { BookData, Page } from '@lectern/contracts/main'
import { SpeechGenerated } from '@lectern/contracts/app'
import { splitSentences } from '@lectern/core/text'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { BenchResult } from '../bench.ts'
import { residentKilobytes } from '../server/read-memory.ts'
import { startLectern, type StartedLectern } from '../server/start-lectern.ts'
import { speakAlone } from './speak-alone.ts'
import { writeProse } from './write-prose.ts'

const voice = { voiceId: 'en-us', modelId: 'espeak-ng', voiceSettings: {} }
const Words = z.object({ words: z.array(z.object({ word: z.string(), start: z.number(), end: z.number() })) })

/** Ten minutes and an hour of speech. */
const chapterWords = 1500
const hourWords = 9000
const rounds = 3
/** Number of times that a changed sentence is measured, each time a different one. */
const changes = 3

interface Chapter {
  chapterId: number
  chapterVariationId: number
  pageVariationId: number
}

/** Measures the built server generating a chapter with the built-in voices, on its own data folder. */
export async function measureSpeech(report: (result: BenchResult) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'))
  try {
    const server = await startLectern(join(folder, 'data'))
    try {
      await measureChapter(server, report)
      await measureHour(server, report)
    } finally {
      await server.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureChapter(server: StartedLectern, report: (result: BenchResult) => void): Promise<void> {
  const call = createCall(server)
  const chapter = await makeChapter(call)
  const text = writeProse(chapterWords)
  // The engine's process starts with the first sentence.
  await generate(call, chapter, 'A first sentence.', 'wav')
  // In turn, each time with a new text, so that no cache helps; the best of both counts.
  const spoken: { seconds: number; durationSeconds: number }[] = []
  const alone: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const anew = text.replaceAll('. ', ` ${round}. `)
    const generated = await generate(call, chapter, anew, 'wav')
    if (round === 0) {
      report(atMost('words of a chapter without a time', 'words', await countUntimed(call, chapter, anew), 0))
    }
    spoken.push(generated)
    alone.push(await speakAlone(cut(anew), voice.voiceId, voice.modelId))
  }
  const [seconds, engineSeconds] = [Math.min(...spoken.map((one) => one.seconds)), Math.min(...alone)]
  const minutes = ((spoken[0]?.durationSeconds ?? 0) / 60).toFixed(1)
  report(atMost(`a chapter of ${minutes} minutes spoken, timed and stored`, 's', seconds, 15))
  report({
    ...atMost('  over the speech engine alone', '%', Math.max(0, (seconds / engineSeconds - 1) * 100), 10),
    peers: [{ name: 'engine alone, s', value: engineSeconds, ratio: null, targetRatio: null }],
  })

  const sentences = cut(text)
  await generate(call, chapter, text, 'wav')
  for (const format of ['wav', 'mp3'] as const) {
    let fastest = Infinity
    let sent = 0
    let changed = text
    for (let turn = 0; turn < changes; turn += 1) {
      const sentence = sentences[Math.floor((sentences.length * (turn + 1)) / (changes + 1))] ?? ''
      const other = `Change ${turn} of the ${format}.`
      changed = changed.replace(sentence, other)
      const again = await generate(call, chapter, changed, format)
      fastest = Math.min(fastest, again.seconds)
      sent = Math.max(sent, again.characters - other.length)
    }
    report(atMost(`  again after a changed sentence, as ${format}`, 's', fastest, 2))
    report(atMost('    characters sent besides that sentence', 'characters', sent, 0))
  }
  const mp3 = await generate(call, chapter, text.replaceAll('. ', ' now. '), 'mp3')
  report(atMost('  all of it anew, as mp3', 's', mp3.seconds, 15))
}

const cut = (text: string): string[] => splitSentences(text, { language: 'en' }).map((sentence) => sentence.text)

/** Measures an hour of speech in one job: stalls of other calls, and memory, since the sound is never held whole. */
async function measureHour(server: StartedLectern, report: (result: BenchResult) => void): Promise<void> {
  const call = createCall(server)
  const chapter = await makeChapter(call)
  const before = await residentKilobytes(server.child.pid ?? 0, 'VmRSS')
  let greatest = before
  const watch = setInterval(() => {
    void residentKilobytes(server.child.pid ?? 0, 'VmRSS').then((now) => (greatest = Math.max(greatest, now)))
  }, 50)
  await longestStallMs(server)
  const hour = await generate(call, chapter, writeProse(hourWords), 'wav')
  clearInterval(watch)
  const minutes = Math.round(hour.durationSeconds / 60)
  report(atMost(`${minutes} minutes of speech: longest stall of the server`, 'ms', await longestStallMs(server), 50))
  report({ ...atMost('  memory more than before', 'MB', (greatest - before) / 1000, Infinity), target: null })
  report({ ...atMost('  spoken, timed and stored', 's', hour.seconds, Infinity), target: null })
}

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>

function createCall(server: StartedLectern): Call {
  return async (method, path, body) => {
    const response = await fetch(server.url + path, {
      method,
      headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    const result: unknown = await response.json()
    return result
  }
}

async function makeChapter(call: Call): Promise<Chapter> {
  const book = BookData.parse(await call('POST', '/books', { title: 'Spoken', language: 'en' }))
  const chapterId = book.chapters[0]?.id ?? 0
  const { pages } = z
    .object({ pages: z.array(Page) })
    .parse(await call('POST', `/chapters/${chapterId}/pages/batch`, { pages: [{ name: 'Page 1' }] }))
  const { variations } = z
    .object({ variations: z.array(z.object({ id: z.number() })) })
    .parse(await call('GET', `/chapters/${chapterId}`))
  return {
    chapterId,
    chapterVariationId: variations[0]?.id ?? 0,
    pageVariationId: pages[0]?.variations[0]?.id ?? 0,
  }
}

async function generate(call: Call, { chapterId, pageVariationId }: Chapter, text: string, audioFormat: 'wav' | 'mp3') {
  const pages = [{ pageVariationId, textSegments: [{ text, ...voice }] }]
  const body = { ...voice, chapterId, variation: 'en', pages, audioFormat }
  const startedAt = performance.now()
  const generated = SpeechGenerated.parse(await call('POST', '/api/text-to-speech/stream', body))
  return { ...generated, seconds: (performance.now() - startedAt) / 1000 }
}

/** Counts the words of the text without times in the track. */
async function countUntimed(call: Call, { chapterVariationId }: Chapter, text: string): Promise<number> {
  const { words } = Words.parse(await call('GET', `/api/chapter-variation-words/${chapterVariationId}`))
  const timed = words.filter(({ start, end }, index) => end > start && start >= (words[index - 1]?.end ?? 0))
  return text.trim().split(/\s+/).length - timed.length
}

/** Returns the longest stall of the event loop since the last call, in milliseconds. */
async function longestStallMs({ url }: StartedLectern): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text()
  return Number(/lectern_event_loop_delay_seconds\{quantile="1"\} (\S+)/.exec(figures)?.[1] ?? NaN) * 1000
}

function atMost(name: string, unit: string, ours: number, bound: number): BenchResult {
  return { name, unit, ours, target: `≤ ${bound}`, peers: [], reached: ours <= bound }
}
