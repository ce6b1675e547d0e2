import type { Worker } from 'node:worker_threads'
import { watchMemory } from './watch-memory'
import type { CallMessage, ReplyMessage } from './worker-messages'

export type CallOutcome<Reply> =
  | { kind: 'answered'; reply: Reply }
  /** The call exceeded its time limit; the worker was ended. */
  | { kind: 'timeout'; seconds: number }
  /** The signal was aborted; a worker that was busy with the call was ended. */
  | { kind: 'cancelled' }
  /** The worker threw, died, took too much memory or could not start; the next call gets a new one. */
  | { kind: 'crashed'; message: string }

export interface CallOptions {
  limitSeconds: number
  signal?: AbortSignal | undefined
  transfer?: ArrayBuffer[]
}

/** Exclusive use of a worker until it is released, so that it can keep state between calls. */
export interface WorkerLease<Request, Reply> {
  call(request: Request, options: CallOptions): Promise<CallOutcome<Reply>>
  release(): void
}

export interface WorkerPool<Request, Reply> {
  /** Waits for a free worker; resolves to null when the signal is aborted first. Prefers an idle worker of the same `affinity`. */
  lease(options?: { signal?: AbortSignal | undefined; affinity?: string }): Promise<WorkerLease<Request, Reply> | null>
  /**
   * Calls a free worker. Retries once with another worker when the first died or hung: the call before may have broken it. A
   * call with a `transfer` list cannot be retried.
   */
  call(request: Request, options: CallOptions & { affinity?: string }): Promise<CallOutcome<Reply>>
  /** Ends all workers; running calls resolve as crashed. */
  close(): Promise<void>
}

export interface WorkerPoolOptions {
  start: () => Worker
  /** Maximum number of workers; each is started when first needed. */
  size: number
  /** Seconds without work after which a worker is ended. */
  idleSeconds: number
  /** Memory limit of a worker outside of its JavaScript heap: buffers and wasm. */
  maximumMegabytes?: number
}

/** Four hours of sound, or a PDF of 200 MB with its pages, take less. */
const MAXIMUM_MEGABYTES = 2000

interface Member {
  worker: Worker | null
  busy: boolean
  affinity: string | undefined
  idleTimer: NodeJS.Timeout | undefined
}

interface Waiter {
  affinity: string | undefined
  take: (member: Member) => void
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Creates a pool of workers for one kind of call. The death, hang or abort of a worker affects only the call it was at. */
export function createWorkerPool<Request, Reply>(options: WorkerPoolOptions): WorkerPool<Request, Reply> {
  const members: Member[] = []
  const waiters: Waiter[] = []
  let lastId = 0
  let closed = false

  async function end(member: Member): Promise<void> {
    clearTimeout(member.idleTimer)
    const { worker } = member
    member.worker = null
    await worker?.terminate()
  }

  function wake(member: Member): Worker {
    clearTimeout(member.idleTimer)
    if (member.worker) {
      member.worker.ref()
      return member.worker
    }
    const worker = options.start()
    const forget = (): void => {
      if (member.worker === worker) member.worker = null
    }
    // An error event without a listener would end the whole process.
    worker.on('error', forget)
    worker.on('exit', forget)
    member.worker = worker
    return worker
  }

  function rest(member: Member): void {
    const next = waiters.shift()
    if (next) {
      next.take(member)
      return
    }
    member.busy = false
    member.worker?.unref()
    member.idleTimer = setTimeout(() => void end(member), options.idleSeconds * 1000)
    member.idleTimer.unref()
  }

  function findFree(affinity: string | undefined): Member | undefined {
    const free = members.filter((member) => !member.busy)
    const acquainted = free.find((member) => member.worker && member.affinity === affinity)
    if (acquainted) return acquainted
    const asleep = free.find((member) => !member.worker)
    if (asleep) return asleep
    if (members.length < options.size) {
      const member: Member = { worker: null, busy: false, affinity: undefined, idleTimer: undefined }
      members.push(member)
      return member
    }
    return free[0]
  }

  function send(member: Member, request: Request, call: CallOptions): Promise<CallOutcome<Reply>> {
    if (closed) return Promise.resolve({ kind: 'crashed', message: 'The engines were shut down' })
    if (call.signal?.aborted) return Promise.resolve({ kind: 'cancelled' })
    let worker: Worker
    try {
      worker = wake(member)
    } catch (error) {
      return Promise.resolve({ kind: 'crashed', message: messageOf(error) })
    }
    lastId += 1
    const id = lastId
    return new Promise((resolve) => {
      function settle(outcome: CallOutcome<Reply>, endWorker: boolean): void {
        clearTimeout(timer)
        endWatch()
        call.signal?.removeEventListener('abort', onAbort)
        worker.off('message', onMessage)
        worker.off('error', onError)
        worker.off('exit', onExit)
        if (endWorker) void end(member)
        resolve(outcome)
      }
      const onAbort = (): void => settle({ kind: 'cancelled' }, true)
      const onError = (error: unknown): void => settle({ kind: 'crashed', message: messageOf(error) }, true)
      const onExit = (code: number): void =>
        settle({ kind: 'crashed', message: `The worker ended with code ${code}` }, true)
      const onMessage = (message: ReplyMessage<Reply>): void => {
        if (message.id !== id) return
        if (message.kind === 'reply') settle({ kind: 'answered', reply: message.reply }, false)
        else settle({ kind: 'crashed', message: message.message }, true)
      }
      const timer = setTimeout(
        () => settle({ kind: 'timeout', seconds: call.limitSeconds }, true),
        call.limitSeconds * 1000,
      )
      const endWatch = watchMemory(worker, options.maximumMegabytes ?? MAXIMUM_MEGABYTES, (megabytes) =>
        settle({ kind: 'crashed', message: `The worker took ${megabytes} MB of memory` }, true),
      )
      call.signal?.addEventListener('abort', onAbort)
      worker.on('message', onMessage)
      worker.on('error', onError)
      worker.on('exit', onExit)
      const message: CallMessage<Request> = { id, request }
      worker.postMessage(message, call.transfer)
    })
  }

  function leaseOf(member: Member, affinity: string | undefined): WorkerLease<Request, Reply> {
    member.busy = true
    member.affinity = affinity
    let released = false
    return {
      call: (request, call) => send(member, request, call),
      release() {
        if (released) return
        released = true
        rest(member)
      },
    }
  }

  const pool: WorkerPool<Request, Reply> = {
    lease({ signal, affinity } = {}) {
      if (signal?.aborted) return Promise.resolve(null)
      const free = findFree(affinity)
      if (free) return Promise.resolve(leaseOf(free, affinity))
      return new Promise((resolve) => {
        const onAbort = (): void => {
          waiters.splice(waiters.indexOf(waiter), 1)
          resolve(null)
        }
        const waiter: Waiter = {
          affinity,
          take: (member) => {
            signal?.removeEventListener('abort', onAbort)
            resolve(leaseOf(member, affinity))
          },
        }
        signal?.addEventListener('abort', onAbort, { once: true })
        waiters.push(waiter)
      })
    },
    async call(request, { affinity, ...call }) {
      const lease = await pool.lease({ signal: call.signal, ...(affinity === undefined ? {} : { affinity }) })
      if (!lease) return { kind: 'cancelled' }
      try {
        const first = await lease.call(request, call)
        const isWorthAnotherTry = first.kind === 'crashed' || first.kind === 'timeout'
        return isWorthAnotherTry && call.transfer === undefined ? await lease.call(request, call) : first
      } finally {
        lease.release()
      }
    },
    async close() {
      closed = true
      await Promise.all(members.map(end))
    },
  }
  return pool
}
