import { expect, test } from 'vitest'
import { openByteSource } from '../bytes/byte-source'
import { writeWavHeader } from '@lectern/core/audio'
import { readWavLayout } from '../wav/read-wav-layout'
import { decodeRecording } from './decode-recording'

const m4aUrl = new URL('@lectern/material/recordings/bursts.m4a', import.meta.url).href
const opusUrl = new URL('@lectern/material/recordings/bursts.opus', import.meta.url).href

async function load(url: string): Promise<Blob> {
  return (await fetch(url)).blob()
}

async function describeWav(wav: Blob) {
  const layout = await readWavLayout(openByteSource(wav))
  if (layout.kind === 'broken') throw new Error(layout.message)
  const { encoding, bitsPerSample, channelCount, sampleRate, durationSeconds } = layout
  return { encoding, bitsPerSample, channelCount, sampleRate, durationSeconds }
}

/** Records a tone with the browser's recorder, as WebM or MP4 without a duration in its header. */
async function record(seconds: number): Promise<Blob> {
  const context = new AudioContext()
  await context.resume()
  const oscillator = context.createOscillator()
  const destination = context.createMediaStreamDestination()
  oscillator.connect(destination)
  oscillator.start()
  const recorder = new MediaRecorder(destination.stream)
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.start()
  setTimeout(() => recorder.stop(), seconds * 1000)
  await stopped
  await context.close()
  return new Blob(parts, { type: recorder.mimeType })
}

test('a recording that the browser can decode becomes a WAV of its length, with progress', async () => {
  const fractions: number[] = []
  const decoded = await decodeRecording({
    file: await load(opusUrl),
    onProgress: (fraction) => fractions.push(fraction),
  })
  if (decoded.kind === 'refused') throw new Error(decoded.message)
  expect(decoded.seconds).toBeCloseTo(1.5, 3)
  expect(await describeWav(decoded.wav)).toMatchObject({
    encoding: 'integer',
    bitsPerSample: 16,
    channelCount: 1,
    sampleRate: 48_000,
    durationSeconds: decoded.seconds,
  })
  expect([fractions.toSorted((a, b) => a - b), fractions.at(-1)]).toEqual([fractions, 1])
})

test('an M4A is decoded where the browser knows AAC, and refused with advice elsewhere', async () => {
  const knowsAac = new Audio().canPlayType('audio/mp4; codecs="mp4a.40.2"') !== ''
  const decoded = await decodeRecording({ file: await load(m4aUrl) })
  const seconds = decoded.kind === 'decoded' ? decoded.seconds : 0
  expect(Math.abs(seconds - (knowsAac ? 1.5 : 0))).toBeLessThan(0.03)
  expect(decoded.kind === 'refused' ? decoded.reason : 'unreadable').toBe('unreadable')
})

test('a browser recording without a length in its header is decoded', async () => {
  const decoded = await decodeRecording({ file: await record(0.6) })
  if (decoded.kind === 'refused') throw new Error(decoded.message)
  expect(decoded.seconds).toBeGreaterThan(0.2)
  expect((await describeWav(decoded.wav)).durationSeconds).toBeCloseTo(decoded.seconds, 3)
})

test('a file that is not a recording is refused with advice', async () => {
  expect(await decodeRecording({ file: new Blob(['Once upon a time']) })).toEqual({
    kind: 'refused',
    reason: 'unreadable',
    message: 'The recording cannot be read here. Save it as WAV, FLAC or MP3.',
  })
  expect(await decodeRecording({ file: new Blob([]) })).toMatchObject({ reason: 'unreadable' })
})

test('a recording that is too long is refused before it is decoded', async () => {
  const shape = { encoding: 'integer', bitsPerSample: 16, channelCount: 1, sampleRate: 8000 } as const
  const frames = 21 * 60 * shape.sampleRate
  const file = new Blob([writeWavHeader(shape, frames), new Uint8Array(frames * 2)])
  const fractions: number[] = []
  const refused = await decodeRecording({ file, onProgress: (fraction) => fractions.push(fraction) })
  expect(refused).toMatchObject({ reason: 'too-long', message: expect.stringContaining('20 minutes') })
  expect(fractions).toEqual([])
})

test('an aborted decoding rejects with the reason, before it starts and while it runs', async () => {
  const file = await load(opusUrl)
  const controller = new AbortController()
  const onProgress = (): void => controller.abort(new Error('another one'))
  await expect(decodeRecording({ file, onProgress, signal: controller.signal })).rejects.toThrow('another one')
  await expect(decodeRecording({ file, signal: controller.signal })).rejects.toThrow('another one')
})
