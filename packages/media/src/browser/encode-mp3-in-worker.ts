import type { EncodeMp3Options } from '../mp3/encode-mp3'
import type { EncodeMessage, EncodeReply } from './encode-mp3-messages'

export interface EncodeMp3InWorkerOptions extends Pick<EncodeMp3Options, 'pcm' | 'sampleRate' | 'onProgress'> {
  signal?: AbortSignal
}

/**
 * `encodeMp3` in a web worker of its own, so that the page stays responsive; the worker ends with the work.
 * Rejects as `encodeMp3` does, when the worker or its wasm cannot be loaded, and with the signal's reason when aborted.
 * A page's policy must allow `worker-src 'self'`, `connect-src 'self'` and `script-src 'wasm-unsafe-eval'`.
 */
export function encodeMp3InWorker({
  pcm,
  sampleRate,
  onProgress,
  signal,
}: EncodeMp3InWorkerOptions): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const worker = new Worker(new URL('./encode-mp3.worker.ts', import.meta.url), { type: 'module' })
    const abort = (): void => finish(() => reject(signal?.reason))
    function finish(settle: () => void): void {
      signal?.removeEventListener('abort', abort)
      worker.terminate()
      settle()
    }
    signal?.addEventListener('abort', abort)
    worker.addEventListener('message', ({ data }: MessageEvent<EncodeReply>) => {
      if (data.kind === 'progress') onProgress?.(data.share)
      else if (data.kind === 'encoded') finish(() => resolve(data.mp3))
      else finish(() => reject(new Error(data.message)))
    })
    worker.addEventListener('error', ({ message }) => {
      finish(() => reject(new Error(`The MP3 worker failed: ${message || 'it could not be loaded'}`)))
    })
    const wasmUrl = new URL('wasm-media-encoders/wasm/mp3', import.meta.url).href
    const request: EncodeMessage = { pcm, sampleRate, wasmUrl }
    worker.postMessage(request, { transfer: [] })
  })
}
