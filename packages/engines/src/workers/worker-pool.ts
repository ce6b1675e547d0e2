import type { Worker } from 'node:worker_threads'
import { type CallOptions, type CallOutcome, callWorker } from './call-worker'
import { messageOf } from './message-of'
import { createPooledWorker, type PooledWorker } from './pooled-worker'

/** Exclusive use of a worker until it is released, so that it can keep state between calls. */
export interface WorkerLease<Request, Reply> {
  call(request: Request, options: CallOptions): Promise<CallOutcome<Reply>>
  release(): void
}

export interface WorkerPool<Request, Reply> {
  /**
   * Waits for a free worker; resolves to null when the signal is aborted first. Prefers an idle worker of the same `affinity`.
   */
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
  /** Awaited before each call; a call crashes when it rejects. */
  prepare?: () => Promise<void>
  start: () => Worker
  /** Maximum number of workers; each is started when first needed. */
  size: number
  /** Seconds without work after which a worker is ended. */
  idleSeconds: number
  /** Memory limit of a worker outside of its JavaScript heap: buffers and wasm. */
  maximumMegabytes?: number
}

/** Four hours of sound, or a PDF of 200 MB with its pages, take less. */
const MAX_MEGABYTES = 2000

interface Member {
  worker: PooledWorker
  busy: boolean
  affinity: string | undefined
}

/** Creates a pool of workers for one kind of call. The death, hang or abort of a worker affects only the call it was at. */
export function createWorkerPool<Request, Reply>(options: WorkerPoolOptions): WorkerPool<Request, Reply> {
  const { prepare, start, size, idleSeconds, maximumMegabytes = MAX_MEGABYTES } = options
  const members: Member[] = []
  const waiters: ((member: Member) => void)[] = []
  let lastId = 0
  let closed = false

  function findFree(affinity: string | undefined): Member | undefined {
    const free = members.filter((member) => !member.busy)
    const acquainted = free.find((member) => member.worker.isStarted() && member.affinity === affinity)
    const found = acquainted ?? free.find((member) => !member.worker.isStarted())
    if (found || members.length >= size) return found ?? free[0]
    const member: Member = { worker: createPooledWorker(start, idleSeconds), busy: false, affinity: undefined }
    members.push(member)
    return member
  }

  async function send(member: Member, request: Request, call: CallOptions): Promise<CallOutcome<Reply>> {
    let worker: Worker
    try {
      await prepare?.()
      if (closed) return { kind: 'crashed', message: 'The engines were shut down' }
      if (call.signal?.aborted) return { kind: 'cancelled' }
      worker = member.worker.wake()
    } catch (error) {
      return { kind: 'crashed', message: messageOf(error) }
    }
    lastId += 1
    const endWorker = (): void => void member.worker.end()
    return callWorker(worker, { id: lastId, request }, { ...call, maximumMegabytes, endWorker })
  }

  function release(member: Member): void {
    const next = waiters.shift()
    if (next) {
      next(member)
      return
    }
    member.busy = false
    member.worker.rest()
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
        release(member)
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
          waiters.splice(waiters.indexOf(take), 1)
          resolve(null)
        }
        const take = (member: Member): void => {
          signal?.removeEventListener('abort', onAbort)
          resolve(leaseOf(member, affinity))
        }
        signal?.addEventListener('abort', onAbort, { once: true })
        waiters.push(take)
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
      await Promise.all(members.map(({ worker }) => worker.end()))
    },
  }
  return pool
}
