import { BookData, Page } from '@lectern/contracts/main'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { BenchResult } from '../bench.ts'
import { startLectern, type StartedLectern } from '../server/start-lectern.ts'

/** Upper bound of a stall of the event loop, in milliseconds. */
const MAX_STALL_MS = 50
/** Number of sentences in about ten minutes of the embedded voice. */
const SENTENCES = 150
const SETTLING_MS = 3000
const RESTING_MS = 5000
const PAGES = 4

const material = (name: string) => readFile(createRequire(import.meta.url).resolve(`@lectern/material/${name}`))

/** Measures the longest stall of the server's event loop while its engines work, one at a time and all simultaneously. */
export async function measureStalls(print: (result: BenchResult) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'))
  try {
    const server = await startLectern(join(folder, 'data'))
    try {
      const works = await prepareWorks(server)
      // Work that the start left behind must not count.
      await wait(SETTLING_MS)
      await readLongestStall(server)
      await wait(RESTING_MS)
      // The stall at rest, for comparison: other load on the machine stalls the server too.
      const restMs = await readLongestStall(server)
      for (const { name, run } of works) {
        await readLongestStall(server)
        await run()
        const stallMs = await readLongestStall(server)
        print({
          name: `longest stall while it ${name}`,
          unit: 'ms',
          ours: stallMs,
          target: `≤ ${MAX_STALL_MS}`,
          peers: [{ name: 'at rest', value: restMs, ratio: null, targetRatio: null }],
          reached: stallMs <= MAX_STALL_MS,
        })
      }
    } finally {
      await server.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Work {
  readonly name: string
  readonly run: () => Promise<unknown>
}

async function prepareWorks(server: StartedLectern): Promise<Work[]> {
  const call = callsOf(server)
  const { chapterId, pageId, pageVariationId } = await makeBook(call)
  const voice = await chooseVoice(call)
  const image = (await material('ocr-images/phototest.tif')).toString('base64')
  const recording = await material('narration/sonnet001.mp3')
  const text = (await material('narration/sonnet001.txt')).toString('utf8')

  // A new text each time: a known one would come from the cache.
  let spoken = 0
  const speak = async () => {
    spoken += 1
    const textSegments = [{ text: writeChapter(spoken), ...voice }]
    const pages = [{ pageVariationId, textSegments }]
    await call('/api/text-to-speech/stream', { ...voice, chapterId, variation: 'en', audioFormat: 'mp3', pages })
  }
  const align = async () => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(recording)], 'sonnet.mp3', { type: 'audio/mpeg' }))
    form.set('text', text)
    await call('/api/text-to-speech/forced-alignment', form)
  }
  const recognise = async () => {
    const images = Array.from({ length: PAGES }, () => ({ pageId, pageVariationId, image }))
    await call('/api/text-ocr', { language: 'en', images })
  }
  const probe = () => call('/api/engines?probe=true')
  const validate = () => call('/api/validate-word', { word: 'priceless', lang: 'en' })
  return [
    { name: 'speaks ten minutes', run: speak },
    { name: 'aligns a recording', run: align },
    { name: `recognises ${PAGES} pages`, run: recognise },
    { name: 'does all of it at once', run: () => Promise.all([speak(), align(), recognise(), probe(), validate()]) },
  ]
}

type Call = (path: string, body?: unknown) => Promise<unknown>

/** Returns a function that sends a POST with JSON or a form, or a GET without a body. */
function callsOf({ url, token }: StartedLectern): Call {
  return async (path, body) => {
    const isForm = body instanceof FormData
    const response = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    const result: unknown = await response.json()
    return result
  }
}

async function makeBook(call: Call): Promise<{ chapterId: number; pageId: number; pageVariationId: number }> {
  const book = BookData.parse(await call('/books', { title: 'Stalls', language: 'en' }))
  const chapterId = book.chapters[0]?.id ?? 0
  const made = z
    .object({ pages: z.array(Page) })
    .parse(await call(`/chapters/${chapterId}/pages/batch`, { pages: [{ name: 'Page 1' }] }))
  const [page] = made.pages
  const pageVariationId = page?.variations[0]?.id
  if (!page || pageVariationId === undefined) throw new Error('the book has no page')
  return { chapterId, pageId: page.pageId, pageVariationId }
}

async function chooseVoice(call: Call) {
  const { voices } = z
    .object({ voices: z.array(z.object({ voice_id: z.string() })) })
    .parse(await call('/api/speech/voices'))
  const models = z.array(z.object({ model_id: z.string() })).parse(await call('/api/speech/models'))
  const voice = voices.find(({ voice_id: id }) => id === 'en-us') ?? voices[0]
  return { voiceId: voice?.voice_id ?? '', modelId: models[0]?.model_id ?? '', voiceSettings: {} }
}

function writeChapter(number: number): string {
  return Array.from(
    { length: SENTENCES },
    (_, at) => `In chapter ${number} the lamp of house ${at + 1} was lit again, and nobody asked who had done it.`,
  ).join(' ')
}

/** Returns the longest stall since the last call, in milliseconds. */
async function readLongestStall({ url }: StartedLectern): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const seconds = /^lectern_event_loop_delay_seconds\{quantile="1"\} (\S+)$/m.exec(text)?.[1]
  if (seconds === undefined) throw new Error('the server does not say how late its timers fire')
  return Number(seconds) * 1000
}
