import type { Worker } from 'node:worker_threads'
import { messageOf } from './message-of'
import { watchWorkerMemory } from './watch-worker-memory'
import type { CallMessage, ReplyMessage } from './worker-messages'

export type CallOutcome<Reply> =
  | { kind: 'replied'; reply: Reply }
  /** The call exceeded its time limit; the worker was ended. */
  | { kind: 'timeout'; seconds: number }
  /** The signal was aborted; a worker that was busy with the call was ended. */
  | { kind: 'cancelled' }
  /** The worker threw, died, took too much memory or could not start; the next call gets a new one. */
  | { kind: 'crashed'; message: string }

export interface CallOptions {
  timeoutSeconds: number
  signal?: AbortSignal | undefined
  transfer?: ArrayBuffer[]
}

export interface WorkerCallOptions extends CallOptions {
  /** Memory limit of the worker outside of its JavaScript heap. */
  maximumMegabytes: number
  /** Called before any outcome but a reply. */
  endWorker: () => void
}

/** Sends a message to a worker and waits for the reply of the same id. */
export function callWorker<Request, Reply>(
  worker: Worker,
  message: CallMessage<Request>,
  { timeoutSeconds, signal, transfer, maximumMegabytes, endWorker }: WorkerCallOptions,
): Promise<CallOutcome<Reply>> {
  return new Promise((resolve) => {
    function settle(outcome: CallOutcome<Reply>): void {
      clearTimeout(timer)
      endWatch()
      signal?.removeEventListener('abort', onAbort)
      worker.off('message', onMessage)
      worker.off('error', onError)
      worker.off('exit', onExit)
      if (outcome.kind !== 'replied') endWorker()
      resolve(outcome)
    }
    const onAbort = (): void => settle({ kind: 'cancelled' })
    const onError = (error: unknown): void => settle({ kind: 'crashed', message: messageOf(error) })
    const onExit = (code: number): void => settle({ kind: 'crashed', message: `The worker ended with code ${code}` })
    const onMessage = (reply: ReplyMessage<Reply>): void => {
      if (reply.id !== message.id) return
      if (reply.kind === 'reply') settle({ kind: 'replied', reply: reply.reply })
      else settle({ kind: 'crashed', message: reply.message })
    }
    const onTimeout = (): void => settle({ kind: 'timeout', seconds: timeoutSeconds })
    const onTooMuch = (megabytes: number): void =>
      settle({ kind: 'crashed', message: `The worker took ${megabytes} MB of memory` })
    const timer = setTimeout(onTimeout, timeoutSeconds * 1000)
    const endWatch = watchWorkerMemory(worker, maximumMegabytes, onTooMuch)
    signal?.addEventListener('abort', onAbort)
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.on('exit', onExit)
    worker.postMessage(message, transfer)
  })
}
