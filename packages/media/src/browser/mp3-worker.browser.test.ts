import { writeWav } from '@lectern/core/audio'
import { expect, test } from 'vitest'
import { convertWavToMp3InWorker } from './convert-wav-to-mp3-in-worker'
import { encodeMp3InWorker, encodeMp3StreamInWorker } from './encode-mp3-in-worker'

const SAMPLE_RATE = 44_100

// Speech-like bursts, so that a shift of a single sample lowers the correlation.
function bursts(seconds: number): Int16Array {
  let state = 1
  return Int16Array.from({ length: Math.round(seconds * SAMPLE_RATE) }, (_, index) => {
    state = (state * 48_271) % 0x7fffffff
    const loudness = Math.max(0, Math.sin((2 * Math.PI * 3 * index) / SAMPLE_RATE))
    const carrier =
      Math.sin((2 * Math.PI * 700 * index) / SAMPLE_RATE) + 0.5 * Math.sin((2 * Math.PI * 1900 * index) / SAMPLE_RATE)
    return 9000 * loudness * carrier + ((state / 0x7fffffff) * 200 - 100)
  })
}

function correlation(a: Int16Array, b: Float32Array, shift: number): number {
  let sum = 0
  for (let index = 2000; index < a.length - 2000; index += 1) sum += (a[index] ?? 0) * (b[index + shift] ?? 0)
  return sum
}

test('a browser plays the MP3 in step with the PCM: offset of 0 samples, exact length', async () => {
  const pcm = bursts(2.5)
  const mp3 = await encodeMp3InWorker({ pcm, sampleRate: SAMPLE_RATE })
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
  const decoded = await context.decodeAudioData(new Uint8Array(mp3).buffer)
  expect(decoded.length).toBe(pcm.length)
  const samples = decoded.getChannelData(0)
  const shifts = Array.from({ length: 2401 }, (_, index) => index - 1200)
  const best = shifts.reduce((winner, shift) =>
    correlation(pcm, samples, shift) > correlation(pcm, samples, winner) ? shift : winner,
  )
  expect(best).toBe(0)
})

test('an aborted encoding rejects with the reason', async () => {
  const controller = new AbortController()
  const encoding = encodeMp3InWorker({ pcm: bursts(5), sampleRate: SAMPLE_RATE, signal: controller.signal })
  controller.abort(new Error('changed my mind'))
  await expect(encoding).rejects.toThrow('changed my mind')
})

test('an error of the encoder reaches the caller with its message', async () => {
  await expect(encodeMp3InWorker({ pcm: bursts(0.1), sampleRate: 1000 })).rejects.toThrow('no sample rate of 1000')
})

test('a WAV is converted in a worker and reports progress', async () => {
  const channel = Float32Array.from(bursts(6), (sample) => sample / 32_768)
  const wav = writeWav({ sampleRate: SAMPLE_RATE, channels: [channel] }, { encoding: 'integer', bitsPerSample: 16 })
  const fractions: number[] = []
  const conversion = await convertWavToMp3InWorker({ wav, onProgress: (fraction) => fractions.push(fraction) })
  expect(conversion).toMatchObject({ kind: 'converted', seconds: 6 })
  expect(fractions.at(-1)).toBe(1)
  expect(await convertWavToMp3InWorker({ wav: wav.subarray(20) })).toMatchObject({ kind: 'broken', reason: 'not-wav' })
})

test('blocks of a sound are taken one at a time and give the same MP3 as the whole', async () => {
  const pcm = bursts(12)
  const requests: number[] = []
  const done: number[] = []
  function* blocks(): Generator<Int16Array> {
    for (let at = 0; at < pcm.length; at += SAMPLE_RATE) {
      requests.push(done.length)
      yield pcm.subarray(at, at + SAMPLE_RATE)
    }
  }
  const onSamples = (samples: number): void => void done.push(samples)
  const mp3 = await encodeMp3StreamInWorker({ blocks: blocks(), sampleRate: SAMPLE_RATE, onSamples })
  expect(mp3).toEqual(await encodeMp3InWorker({ pcm, sampleRate: SAMPLE_RATE }))
  expect(requests).toEqual(done.map((_, index) => index))
  expect([done.at(-1), pcm.length]).toEqual([pcm.length, 12 * SAMPLE_RATE])
})

test('a stream that is aborted between two blocks is not read further', async () => {
  const controller = new AbortController()
  let isClosed = false
  function* endless(): Generator<Int16Array> {
    try {
      for (;;) yield bursts(0.5)
    } finally {
      isClosed = true
    }
  }
  const onSamples = (samples: number): void => {
    if (samples >= 2 * SAMPLE_RATE) controller.abort(new Error('enough'))
  }
  const { signal } = controller
  const encoding = encodeMp3StreamInWorker({ blocks: endless(), sampleRate: SAMPLE_RATE, onSamples, signal })
  await expect(encoding).rejects.toThrow('enough')
  expect(isClosed).toBe(true)
})

test('a WAV in a Blob is converted to the same MP3 as its bytes', async () => {
  const channel = Float32Array.from(bursts(2), (sample) => sample / 32_768)
  const wav = writeWav({ sampleRate: SAMPLE_RATE, channels: [channel] })
  const converted = await convertWavToMp3InWorker({ wav: new Blob([Uint8Array.from(wav)]) })
  expect(converted).toEqual(await convertWavToMp3InWorker({ wav }))
  expect(await convertWavToMp3InWorker({ wav: new Blob(['ID3']) })).toMatchObject({ kind: 'broken', reason: 'not-wav' })
})
