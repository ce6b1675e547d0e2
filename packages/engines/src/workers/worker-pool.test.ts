import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createWorkerPool, type WorkerPool } from './worker-pool'

const pools: WorkerPool<string, string>[] = []
const started: Worker[] = []

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-workers-'))
})
afterAll(() => rm(folder, { recursive: true }))

function pool(size = 1, idleSeconds = 60): WorkerPool<string, string> {
  const created = createWorkerPool<string, string>({
    start: () => {
      const worker = new Worker(new URL('../testing/echo.worker.mjs', import.meta.url), {
        resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
      })
      started.push(worker)
      return worker
    },
    size,
    idleSeconds,
    maximumMegabytes: 100,
  })
  pools.push(created)
  return created
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((one) => one.close()))
  started.splice(0)
})

const limit = { timeoutSeconds: 5 }

test('starts no worker, and fails the call with the reason, when it cannot be prepared', async () => {
  const start = vi.fn(() => new Worker(''))
  const prepare = () => Promise.reject(new Error('sharp is not installed'))
  const one = createWorkerPool<string, string>({ prepare, start, size: 1, idleSeconds: 60 })
  expect(await one.call('a', limit)).toEqual({ kind: 'crashed', message: 'sharp is not installed' })
  expect(start).not.toHaveBeenCalled()
})

test('returns each call its own reply when one worker handles them in turn', async () => {
  const one = pool()
  const outcomes = await Promise.all(['a', 'b', 'c'].map((request) => one.call(request, limit)))
  expect(outcomes).toEqual(['a', 'b', 'c'].map((reply) => ({ kind: 'replied', reply })))
  expect(started).toHaveLength(1)
})

test.each([
  ['die', 'code 3'],
  ['explode', 'out of luck'],
  ['throw', 'no'],
  ['eat-heap', 'memory limit'],
  ['eat-buffers', 'MB of memory'],
])(
  'fails only its own call when the worker is made to %s',
  async (request, reason) => {
    const one = pool()
    const [bad, good] = await Promise.all([one.call(request, limit), one.call('a', limit)])
    expect(bad).toMatchObject({ kind: 'crashed', message: expect.stringContaining(reason) })
    expect(good).toEqual({ kind: 'replied', reply: 'a' })
  },
  20_000,
)

test.each(['die', 'explode', 'throw', 'hang', 'loop', 'eat-heap', 'eat-buffers'])(
  'retries a call when its worker is made to %s once',
  async (act) => {
    const one = pool()
    const request = `${act} ${join(folder, act)}`
    expect(await one.call(request, { timeoutSeconds: 4 })).toEqual({ kind: 'replied', reply: request })
    expect(started).toHaveLength(2)
  },
  20_000,
)

test.each(['hang', 'loop'])('ends a worker that is made to %s at its time limit, on both attempts', async (request) => {
  const one = pool()
  expect(await one.call(request, { timeoutSeconds: 0.2 })).toEqual({ kind: 'timeout', seconds: 0.2 })
  expect(await one.call('a', limit)).toEqual({ kind: 'replied', reply: 'a' })
  expect(started).toHaveLength(3)
})

test('does not retry a call that transferred its buffers', async () => {
  const one = pool()
  expect(await one.call('die', { ...limit, transfer: [] })).toMatchObject({ kind: 'crashed' })
  expect(started).toHaveLength(1)
})

test('returns from an aborted call immediately, running or queued', async () => {
  const one = pool()
  const running = new AbortController()
  const waiting = new AbortController()
  const outcomes = Promise.all([
    one.call('hang', { ...limit, signal: running.signal }),
    one.call('a', { ...limit, signal: waiting.signal }),
    one.call('b', limit),
  ])
  waiting.abort()
  setTimeout(() => running.abort(), 50)
  expect(await outcomes).toEqual([{ kind: 'cancelled' }, { kind: 'cancelled' }, { kind: 'replied', reply: 'b' }])
})

test('starts workers on demand, up to the pool size', async () => {
  const three = pool(3)
  await three.call('a', limit)
  await three.call('b', limit)
  expect(started).toHaveLength(1)
  await Promise.all(Array.from({ length: 9 }, () => three.call('c', limit)))
  expect(started).toHaveLength(3)
})

test('ends an idle worker, and starts a new one for the next call', async () => {
  const one = pool(1, 0.05)
  await one.call('a', limit)
  const [worker] = started
  await new Promise((resolve) => worker?.on('exit', resolve))
  expect(await one.call('b', limit)).toEqual({ kind: 'replied', reply: 'b' })
  expect(started).toHaveLength(2)
})

test('gives a leased worker to no other call until it is released', async () => {
  const one = pool()
  const lease = await one.lease()
  if (!lease) throw new Error('No lease')
  const order: string[] = []
  const other = one.call('other', limit).then(() => order.push('other'))
  await lease.call('mine', limit)
  order.push('mine')
  lease.release()
  await other
  expect(order).toEqual(['mine', 'other'])
})

test('fails calls after the pool is closed', async () => {
  const one = pool()
  await one.close()
  expect(await one.call('a', limit)).toMatchObject({ kind: 'crashed' })
})
