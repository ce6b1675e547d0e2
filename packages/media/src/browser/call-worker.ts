export interface CallWorkerOptions {
  /** Name of the worker in errors, such as `MP3`. */
  name: string
  /** Receives the fraction that is done, 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined
  /** Ends the worker when it is aborted. */
  signal?: AbortSignal | undefined
}

/** The replies of a worker that do not end a call. */
export type WorkerInterim = { kind: 'progress'; fraction: number } | { kind: 'failed'; message: string }

/**
 * Sends one call to a worker and resolves to its reply. Rejects with the worker's message or with the signal's reason.
 * Transferred buffers are detached here.
 */
export function callWorker<Reply extends { kind: string }>(
  worker: Worker,
  call: unknown,
  transfer: Transferable[],
  { name, onProgress, signal }: CallWorkerOptions,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController()
    const settle = (act: () => void): void => {
      listening.abort()
      act()
    }
    const abort = (): void => {
      const reason: unknown = signal?.reason
      worker.terminate()
      settle(() => reject(reason instanceof Error ? reason : new Error('The call was ended.', { cause: reason })))
    }
    if (signal?.aborted) return abort()
    const options = { signal: listening.signal }
    signal?.addEventListener('abort', abort, options)
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<Reply | WorkerInterim>) => {
        if (isProgress(data)) onProgress?.(data.fraction)
        else if (isFailure(data)) settle(() => reject(new Error(data.message)))
        else settle(() => resolve(data))
      },
      options,
    )
    worker.addEventListener(
      'error',
      ({ message }) => {
        settle(() => reject(new Error(`The ${name} worker failed: ${message || 'it could not be loaded'}`)))
      },
      options,
    )
    worker.postMessage(call, { transfer })
  })
}

function isProgress(data: { kind: string }): data is Extract<WorkerInterim, { kind: 'progress' }> {
  return data.kind === 'progress'
}

function isFailure(data: { kind: string }): data is Extract<WorkerInterim, { kind: 'failed' }> {
  return data.kind === 'failed'
}
