import type { EncodeMp3Options } from '../mp3/encode-mp3'
import { callMp3Worker, type Mp3WorkerOptions } from './call-mp3-worker'

export interface EncodeMp3InWorkerOptions extends Pick<EncodeMp3Options, 'pcm' | 'sampleRate'>, Mp3WorkerOptions {}

/**
 * `encodeMp3` in a web worker of its own, so that the page stays responsive. Rejects as `encodeMp3` does, when the worker
 * or its wasm cannot be loaded, and with the signal's reason when aborted. A page's policy must allow `worker-src 'self'`,
 * `connect-src 'self'` and `script-src 'wasm-unsafe-eval'`.
 */
export async function encodeMp3InWorker({
  pcm,
  sampleRate,
  onProgress,
  signal,
}: EncodeMp3InWorkerOptions): Promise<Uint8Array> {
  const result = await callMp3Worker({ kind: 'encode', pcm, sampleRate }, { onProgress, signal })
  if (result.kind !== 'encoded') throw new Error(`The MP3 worker answered an encoding with "${result.kind}"`)
  return result.mp3
}
