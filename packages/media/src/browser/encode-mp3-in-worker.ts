import { cutIntoBlocks, type EncodeMp3Options, type EncodeMp3StreamOptions } from '../mp3/encode-mp3'
import type { Samples } from '../mp3/open-mp3-encoder'
import { findMp3Wasm, type Mp3WorkerOptions, openMp3Worker } from './open-mp3-worker'

export interface EncodeMp3InWorkerOptions extends Pick<EncodeMp3Options, 'pcm' | 'sampleRate'>, Mp3WorkerOptions {}

export interface EncodeMp3StreamInWorkerOptions extends Pick<
  EncodeMp3StreamOptions,
  'blocks' | 'sampleRate' | 'onSamples'
> {
  signal?: AbortSignal | undefined
}

/**
 * Runs `encodeMp3` in a web worker, so that the page stays responsive; copies some seconds of sound at a time.
 * Rejects as `encodeMp3` does, when the worker or its wasm cannot be loaded, and with the signal's reason when aborted. A
 * page's policy must allow `worker-src 'self'`, `connect-src 'self'` and `script-src 'wasm-unsafe-eval'`.
 */
export function encodeMp3InWorker({
  pcm,
  sampleRate,
  onProgress,
  signal,
}: EncodeMp3InWorkerOptions): Promise<Uint8Array<ArrayBuffer>> {
  const length = Math.max(0, ...(isOneChannel(pcm) ? [pcm] : pcm).map((channel) => channel.length))
  const onSamples = (samples: number) => onProgress?.(samples / length)
  return encodeMp3StreamInWorker({ blocks: cutIntoBlocks(pcm), sampleRate, onSamples, signal })
}

/** Runs `encodeMp3Stream` in a web worker. The next block is requested after the worker has taken the one before. */
export async function encodeMp3StreamInWorker({
  blocks,
  sampleRate,
  onSamples,
  signal,
}: EncodeMp3StreamInWorkerOptions): Promise<Uint8Array<ArrayBuffer>> {
  const worker = openMp3Worker({ signal })
  try {
    await worker.call({ kind: 'begin', sampleRate, wasmUrl: findMp3Wasm() })
    let samples = 0
    for await (const block of blocks) {
      // Copies can be transferred; of a part of an array the whole buffer would be.
      const channels = (isOneChannel(block) ? [block] : block).map((channel) => channel.slice())
      samples += Math.max(0, ...channels.map((channel) => channel.length))
      const buffers = channels.map(({ buffer }) => buffer)
      await worker.call({ kind: 'block', channels }, buffers)
      onSamples?.(samples)
    }
    const reply = await worker.call({ kind: 'finish' })
    if (reply.kind !== 'encoded') throw new Error(`The MP3 worker replied to an encoding with "${reply.kind}"`)
    return reply.mp3
  } finally {
    worker.end()
  }
}

function isOneChannel(pcm: Samples | readonly Samples[]): pcm is Samples {
  return pcm instanceof Int16Array || pcm instanceof Float32Array
}
