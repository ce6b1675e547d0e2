import type { WavConversion } from '../wav/convert-wav-to-mp3'
import { callMp3Worker, type Mp3WorkerOptions } from './call-mp3-worker'

export interface ConvertWavInWorkerOptions extends Mp3WorkerOptions {
  /** A whole WAV file. */
  wav: Uint8Array
}

/** `convertWavToMp3` in a web worker of its own; the same answers, and the same needs and rejections as `encodeMp3InWorker`. */
export async function convertWavToMp3InWorker({ wav, ...options }: ConvertWavInWorkerOptions): Promise<WavConversion> {
  const result = await callMp3Worker({ kind: 'convert', wav }, options)
  if (result.kind !== 'conversion') throw new Error(`The MP3 worker answered a conversion with "${result.kind}"`)
  return result.conversion
}
