// Runs in a page: measure-mp3.ts opens it and calls the functions that it puts on the window.
import { encodeMp3InWorker, encodeMp3StreamInWorker } from '@lectern/media/browser'

export interface EncoderTimes {
  ourSeconds: number
  lamejsSeconds: number
}

declare global {
  interface Window {
    timeEncoders: (pcm: readonly number[], repeats: number, sampleRate: number) => Promise<EncoderTimes>
    /** Encodes that many equal blocks and returns the seconds. */
    encodeLong: (pcm: readonly number[], repeats: number, sampleRate: number) => Promise<number>
  }
}

const MS_PER_SECOND = 1000
/** Copies of a short block that are encoded in one call. */
const COPIES = 10

window.timeEncoders = async (pcm, repeats, sampleRate) => {
  const sound = repeat(Int16Array.from(pcm), repeats)
  const ourStart = performance.now()
  await encodeMp3InWorker({ pcm: sound, sampleRate })
  const ourSeconds = (performance.now() - ourStart) / MS_PER_SECOND
  const lamejsStart = performance.now()
  await encodeWithLamejs(sound, sampleRate)
  return { ourSeconds, lamejsSeconds: (performance.now() - lamejsStart) / MS_PER_SECOND }
}

window.encodeLong = async (pcm, repeats, sampleRate) => {
  const block = repeat(Int16Array.from(pcm), COPIES)
  const blocks = Array.from({ length: Math.ceil(repeats / COPIES) }, () => block)
  const start = performance.now()
  await encodeMp3StreamInWorker({ blocks, sampleRate })
  return (performance.now() - start) / MS_PER_SECOND
}

function repeat(pcm: Int16Array, times: number): Int16Array {
  const whole = new Int16Array(pcm.length * times)
  for (let at = 0; at < times; at += 1) whole.set(pcm, at * pcm.length)
  return whole
}

function encodeWithLamejs(pcm: Int16Array, sampleRate: number): Promise<void> {
  const worker = new Worker(new URL('./lamejs.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', () => resolve())
    worker.addEventListener('error', ({ message }) => reject(new Error(`lamejs failed: ${message}`)))
    worker.postMessage({ pcm, sampleRate }, { transfer: [pcm.buffer] })
  }).finally(() => worker.terminate())
}
