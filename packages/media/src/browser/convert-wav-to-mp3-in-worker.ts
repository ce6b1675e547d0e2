import type { WavConversion } from '../wav/convert-wav-to-mp3'
import { findMp3Wasm, type Mp3WorkerOptions, openMp3Worker } from './open-mp3-worker'

export interface ConvertWavInWorkerOptions extends Mp3WorkerOptions {
  /** A whole WAV file; the worker reads a Blob block by block. */
  wav: Uint8Array | Blob
}

/** Runs `convertWavToMp3` in a web worker, with the requirements and rejections of `encodeMp3InWorker`. */
export async function convertWavToMp3InWorker({ wav, ...options }: ConvertWavInWorkerOptions): Promise<WavConversion> {
  const worker = openMp3Worker(options)
  try {
    const reply = await worker.call({ kind: 'convert', wav, wasmUrl: findMp3Wasm() })
    if (reply.kind !== 'conversion') throw new Error(`The MP3 worker replied to a conversion with "${reply.kind}"`)
    return reply.conversion
  } finally {
    worker.end()
  }
}
