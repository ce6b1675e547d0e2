import { cutIntoStretches, type EncodeMp3Options, type EncodeMp3StreamOptions } from '../mp3/encode-mp3'
import type { Samples } from '../mp3/open-mp3-encoder'
import { findMp3Wasm, type Mp3WorkerOptions, openMp3Worker } from './open-mp3-worker'

export interface EncodeMp3InWorkerOptions extends Pick<EncodeMp3Options, 'pcm' | 'sampleRate'>, Mp3WorkerOptions {}

export interface EncodeMp3StreamInWorkerOptions extends Pick<
  EncodeMp3StreamOptions,
  'stretches' | 'sampleRate' | 'onSamples'
> {
  signal?: AbortSignal | undefined
}

/**
 * `encodeMp3` in a web worker of its own, so that the page stays responsive: what is copied at a time is some seconds.
 * Rejects as `encodeMp3` does, when the worker or its wasm cannot be loaded, and with the signal's reason when aborted. A
 * page's policy must allow `worker-src 'self'`, `connect-src 'self'` and `script-src 'wasm-unsafe-eval'`.
 */
export function encodeMp3InWorker({
  pcm,
  sampleRate,
  onProgress,
  signal,
}: EncodeMp3InWorkerOptions): Promise<Uint8Array<ArrayBuffer>> {
  const length = (isOneChannel(pcm) ? pcm : pcm[0])?.length ?? 0
  const onSamples = (samples: number) => onProgress?.(samples / length)
  return encodeMp3StreamInWorker({ stretches: cutIntoStretches(pcm), sampleRate, onSamples, signal })
}

/** The same of a sound that comes in stretches: the next is asked for when the worker has taken the one before. */
export async function encodeMp3StreamInWorker({
  stretches,
  sampleRate,
  onSamples,
  signal,
}: EncodeMp3StreamInWorkerOptions): Promise<Uint8Array<ArrayBuffer>> {
  const worker = openMp3Worker({ signal })
  try {
    await worker.ask({ kind: 'begin', sampleRate, wasmUrl: findMp3Wasm() })
    let samples = 0
    for await (const stretch of stretches) {
      // Own copies, to be moved: of a part of an array the whole array would be copied.
      const channels = (isOneChannel(stretch) ? [stretch] : stretch).map((channel) => channel.slice())
      samples += channels[0]?.length ?? 0
      const buffers = channels.map(({ buffer }) => buffer)
      await worker.ask({ kind: 'stretch', channels }, buffers)
      onSamples?.(samples)
    }
    const answer = await worker.ask({ kind: 'finish' })
    if (answer.kind !== 'encoded') throw new Error(`The MP3 worker answered an encoding with "${answer.kind}"`)
    return answer.mp3
  } finally {
    worker.end()
  }
}

function isOneChannel(pcm: Samples | readonly Samples[]): pcm is Samples {
  return pcm instanceof Int16Array || pcm instanceof Float32Array
}
