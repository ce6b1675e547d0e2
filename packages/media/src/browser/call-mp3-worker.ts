import type { Mp3WorkerCall, Mp3WorkerReply } from './mp3-worker-messages'

type Encode = Omit<Extract<Mp3WorkerCall, { kind: 'encode' }>, 'wasmUrl'>
type Convert = Omit<Extract<Mp3WorkerCall, { kind: 'convert' }>, 'wasmUrl'>
type Result = Exclude<Mp3WorkerReply, { kind: 'progress' | 'failed' }>

export interface Mp3WorkerOptions {
  /** Gets the share that is done, 0..1. */
  onProgress?: ((share: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/** One call to a web worker of its own, which ends with it. Rejects with the worker's words or the signal's reason. */
export function callMp3Worker(call: Encode | Convert, { onProgress, signal }: Mp3WorkerOptions): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const worker = new Worker(new URL('./mp3.worker.ts', import.meta.url), { type: 'module' })
    const abort = (): void => {
      const reason: unknown = signal?.reason
      finish(() => reject(reason instanceof Error ? reason : new Error('The call was ended.', { cause: reason })))
    }
    function finish(settle: () => void): void {
      signal?.removeEventListener('abort', abort)
      worker.terminate()
      settle()
    }
    signal?.addEventListener('abort', abort)
    worker.addEventListener('message', ({ data }: MessageEvent<Mp3WorkerReply>) => {
      if (data.kind === 'progress') onProgress?.(data.share)
      else if (data.kind === 'failed') finish(() => reject(new Error(data.message)))
      else finish(() => resolve(data))
    })
    worker.addEventListener('error', ({ message }) => {
      finish(() => reject(new Error(`The MP3 worker failed: ${message || 'it could not be loaded'}`)))
    })
    const wasmUrl = new URL('wasm-media-encoders/wasm/mp3', import.meta.url).href
    worker.postMessage({ ...call, wasmUrl }, { transfer: [] })
  })
}
