import { encodeMp3, readFrameHeader } from '@lectern/media'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { standInEngines } from '../../testing/stand-in-engines'
import { speakText } from './speak-text'

const sampleRate = 22_050
const sentenceSeconds = 10
const sentences = 720
const megabyte = 1024 ** 2

setFlagsFromString('--expose-gc')
const collectGarbage: unknown = runInNewContext('gc')
const { engines } = standInEngines()

let folder: string
let silence: Uint8Array
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-two-hours-'))
  silence = await encodeMp3({ pcm: new Int16Array(10 * 576), sampleRate })
})
afterAll(() => rm(folder, { recursive: true }))

/** Returns as many frames of silence as an encoder returns for so many samples, at once. */
function encodeSilence(samples: number): Uint8Array {
  const info = readFrameHeader(silence, 0)
  const frame = info && readFrameHeader(silence, info.frameBytes)
  if (!info || !frame) throw new Error('the silence has no frames')
  const one = silence.subarray(info.frameBytes, info.frameBytes + frame.frameBytes)
  const count = Math.ceil(samples / frame.samplesPerFrame) + 2
  const mp3 = new Uint8Array(info.frameBytes + count * one.length)
  mp3.set(silence.subarray(0, info.frameBytes))
  for (let index = 0; index < count; index += 1) mp3.set(one, info.frameBytes + index * one.length)
  return mp3
}

test.each(['mp3', 'wav'] as const)(
  'two hours of speech as %s are never whole in memory',
  async (format) => {
    let mostBytes = 0
    let spoken = 0
    const measure = () => {
      if (typeof collectGarbage === 'function') Reflect.apply(collectGarbage, undefined, [])
      mostBytes = Math.max(mostBytes, process.memoryUsage().arrayBuffers)
    }
    measure()
    const before = mostBytes
    const track = await speakText(
      {
        speech: {
          ...engines.speech,
          speak: ({ text }) => {
            spoken += 1
            if (spoken % 20 === 0) measure()
            const pcm = new Int16Array(sentenceSeconds * sampleRate).fill(1000)
            const words = [{ start: 0, end: text.length, startTime: 0, endTime: sentenceSeconds }]
            return Promise.resolve({ kind: 'spoken', pcm, sampleRate, words })
          },
        },
        audioEncoding: {
          ...engines.audioEncoding,
          encodeMp3: ({ pcm }) => Promise.resolve(encodeSilence(pcm.length)),
        },
      },
      {
        text: Array.from({ length: sentences }, (_, index) => `Sentence ${index}.`).join(' '),
        language: 'en',
        voiceId: 'voice',
        modelId: 'model',
        voiceSettings: {},
        maximumCharacters: 1000,
        format,
        folder,
        signal: new AbortController().signal,
      },
      async (result) => {
        if (result.kind === 'failed') throw new Error(result.message)
        let bytes = 0
        for await (const chunk of result.open()) bytes += chunk.length
        measure()
        return { ...result, bytes }
      },
    )
    expect(spoken).toBe(sentences)
    expect(track.words).toHaveLength(sentences)
    expect(track.durationSeconds).toBeGreaterThanOrEqual(sentences * sentenceSeconds)
    const bytesPerSecond = format === 'wav' ? 2 * sampleRate : 128_000 / 8
    expect(track.bytes / (track.durationSeconds * bytesPerSecond)).toBeCloseTo(1, 1)
    // The whole chapter has 303 as samples and 115 as MP3.
    expect((mostBytes - before) / megabyte).toBeLessThan(64)
  },
  120_000,
)
