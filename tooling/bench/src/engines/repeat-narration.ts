import { readFile, writeFile } from 'node:fs/promises'
import { writeWav } from '@lectern/core/audio'
import { splitSentences } from '@lectern/core/text'
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis'
import { z } from 'zod'
import { createRandomNumbers } from '../random-numbers.ts'
import type { Narrated } from './narrate.ts'

const Marked = z.array(z.object({ offset: z.number(), start: z.number(), end: z.number() }))

export interface Narration {
  text: string
  /** White-space tokens of the text, in seconds of the sound. */
  words: z.output<typeof Marked>
  sampleRate: number
  samples: Float32Array
}

/** A narration of the material, with marks for its words; `path` is without its ending. */
export async function readNarration(path: string): Promise<Narration> {
  const decoder = new OggVorbisDecoder()
  await decoder.ready
  const { channelData, sampleRate } = await decoder.decodeFile(new Uint8Array(await readFile(`${path}.ogg`)))
  decoder.free()
  return {
    text: await readFile(`${path}.txt`, 'utf8'),
    words: Marked.parse(JSON.parse(await readFile(`${path}.words.json`, 'utf8'))),
    sampleRate,
    samples: channelData[0] ?? new Float32Array(0),
  }
}

/** Where a sentence is cut out: so much around its words. */
const EDGE_SECONDS = 0.03

/** The sentences of a narration in another order, again and again, with pauses between them, written as WAV. */
export async function repeatNarration(
  { text, words, sampleRate, samples }: Narration,
  seconds: number,
  path: string,
): Promise<Narrated> {
  const sentences = splitSentences(text, { language: 'en' }).flatMap((sentence) => {
    const own = words.filter(({ offset }) => offset >= sentence.start && offset < sentence.end)
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return []
    const from = Math.max(0, first.start - EDGE_SECONDS)
    return [{ text: sentence.text, from, until: last.end + EDGE_SECONDS, starts: own.map(({ start }) => start - from) }]
  })
  const next = createRandomNumbers(5)
  const chosen: string[] = []
  const starts: number[] = []
  const channel = new Float32Array(Math.ceil((seconds + 60) * sampleRate))
  let at = 0
  while (at < seconds * sampleRate) {
    const sentence = sentences[Math.floor(next() * sentences.length)]
    if (!sentence) throw new Error('The narration has no sentence')
    const piece = samples.subarray(Math.round(sentence.from * sampleRate), Math.round(sentence.until * sampleRate))
    channel.set(piece, at)
    chosen.push(sentence.text)
    starts.push(...sentence.starts.map((start) => at / sampleRate + start))
    at += piece.length + Math.round(sampleRate * (0.15 + 0.5 * next()))
  }
  await writeFile(path, writeWav({ sampleRate, channels: [channel.subarray(0, at)] }))
  return { text: chosen.join('\n'), starts, seconds: at / sampleRate }
}
