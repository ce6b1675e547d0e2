import { callWorker } from './call-worker'
import type { Mp3WorkerCall, Mp3WorkerReply } from './mp3-worker-messages'

type FinalReply = Exclude<Mp3WorkerReply, { kind: 'progress' | 'failed' }>

export interface Mp3WorkerOptions {
  /** Receives the fraction that is done, 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/** A web worker that handles one call at a time. */
export interface Mp3Worker {
  /** Rejects with the worker's message or with the signal's reason. Transferred buffers are detached here. */
  call(call: Mp3WorkerCall, transfer?: Transferable[]): Promise<FinalReply>
  /** Ends the worker. */
  end(): void
}

/** Returns the address of the encoder's wasm, as the page's bundler names it. */
export function findMp3Wasm(): string {
  return new URL('wasm-media-encoders/wasm/mp3', import.meta.url).href
}

/** Starts a worker; its caller must end it. Throws the signal's reason when it is aborted already. */
export function openMp3Worker({ onProgress, signal }: Mp3WorkerOptions): Mp3Worker {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./mp3.worker.ts', import.meta.url), { type: 'module' })
  return {
    call: (call, transfer = []) => callWorker<FinalReply>(worker, call, transfer, { name: 'MP3', onProgress, signal }),
    end: () => worker.terminate(),
  }
}
