import type { Worker } from 'node:worker_threads'

/** A worker that is started when needed, again after its death, and ended when idle. */
export interface PooledWorker {
  isStarted(): boolean
  /** Returns the running worker, or starts one. Throws if it cannot be started. */
  wake(): Worker
  /** Lets the process end in spite of the worker, and ends the worker if it stays idle. */
  rest(): void
  end(): Promise<void>
}

export function createPooledWorker(start: () => Worker, idleSeconds: number): PooledWorker {
  let worker: Worker | null = null
  let idleTimer: NodeJS.Timeout | undefined

  function startWorker(): Worker {
    const started = start()
    const forget = (): void => {
      if (worker === started) worker = null
    }
    // An error event without a listener would end the whole process.
    started.on('error', forget)
    started.on('exit', forget)
    return started
  }

  async function end(): Promise<void> {
    clearTimeout(idleTimer)
    const ended = worker
    worker = null
    await ended?.terminate()
  }

  return {
    isStarted: () => worker !== null,
    wake() {
      clearTimeout(idleTimer)
      worker?.ref()
      worker ??= startWorker()
      return worker
    },
    rest() {
      worker?.unref()
      idleTimer = setTimeout(() => void end(), idleSeconds * 1000)
      idleTimer.unref()
    },
    end,
  }
}
