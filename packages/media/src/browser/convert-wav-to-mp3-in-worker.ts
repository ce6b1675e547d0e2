import type { WavConversion } from '../wav/convert-wav-to-mp3'
import { findMp3Wasm, type Mp3WorkerOptions, openMp3Worker } from './open-mp3-worker'

export interface ConvertWavInWorkerOptions extends Mp3WorkerOptions {
  /** A whole WAV file; a Blob is read by the worker, a stretch at a time. */
  wav: Uint8Array | Blob
}

/** `convertWavToMp3` in a web worker of its own; the same answers, and the same needs and rejections as `encodeMp3InWorker`. */
export async function convertWavToMp3InWorker({ wav, ...options }: ConvertWavInWorkerOptions): Promise<WavConversion> {
  const worker = openMp3Worker(options)
  try {
    const answer = await worker.ask({ kind: 'convert', wav, wasmUrl: findMp3Wasm() })
    if (answer.kind !== 'conversion') throw new Error(`The MP3 worker answered a conversion with "${answer.kind}"`)
    return answer.conversion
  } finally {
    worker.end()
  }
}
