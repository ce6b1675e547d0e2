import { readFile, writeFile } from 'node:fs/promises'
import { writeWav } from '@lectern/core/audio'
import { splitSentences } from '@lectern/core/text'
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis'
import { z } from 'zod'
import { createRandomNumbers } from '../random-numbers.ts'
import type { NarrationFile } from './narrate.ts'

const Marked = z.array(z.object({ offset: z.number(), start: z.number(), end: z.number() }))

export interface Narration {
  text: string
  /** Start and end of each white-space token of the text, in seconds. */
  words: z.output<typeof Marked>
  sampleRate: number
  samples: Float32Array
}

/** Reads a narration with the times of its words. */
export async function readNarration(files: { audio: string; text: string; words: string }): Promise<Narration> {
  const decoder = new OggVorbisDecoder()
  await decoder.ready
  const { channelData, sampleRate } = await decoder.decodeFile(new Uint8Array(await readFile(files.audio)))
  decoder.free()
  return {
    text: await readFile(files.text, 'utf8'),
    words: Marked.parse(JSON.parse(await readFile(files.words, 'utf8'))),
    sampleRate,
    samples: channelData[0] ?? new Float32Array(0),
  }
}

/** Seconds that are kept around the words of a sentence when it is cut out. */
const EDGE_SECONDS = 0.03

/** Quieter samples do not count as speech, to which the level of the noise is relative. */
const SPEECH_FROM = 0.01

/**
 * Repeats the sentences of a narration in a different order, with pauses between them, and writes them as WAV.
 * @param signalToNoiseDecibels level of speech above the white noise that is added; no noise if left out
 */
export async function repeatNarration(
  { text, words, sampleRate, samples }: Narration,
  { seconds, path, signalToNoiseDecibels }: { seconds: number; path: string; signalToNoiseDecibels?: number },
): Promise<NarrationFile> {
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
  const whole = channel.subarray(0, at)
  if (signalToNoiseDecibels !== undefined) addNoise(whole, signalToNoiseDecibels, next)
  await writeFile(path, writeWav({ sampleRate, channels: [whole] }))
  return { text: chosen.join('\n'), starts, seconds: at / sampleRate }
}

function addNoise(samples: Float32Array, signalToNoiseDecibels: number, next: () => number): void {
  const speech = samples.filter((sample) => Math.abs(sample) >= SPEECH_FROM)
  const power = speech.reduce((sum, sample) => sum + sample * sample, 0) / speech.length
  const deviation = Math.sqrt(power) / 10 ** (signalToNoiseDecibels / 20)
  for (const [at, sample] of samples.entries()) {
    // The sum of twelve uniform numbers is nearly normal, with a deviation of 1.
    let normal = -6
    for (let lot = 0; lot < 12; lot += 1) normal += next()
    samples[at] = Math.max(-1, Math.min(1, sample + normal * deviation))
  }
}
