import { setImmediate as nextTick } from 'node:timers/promises'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createReadCoalescer } from './create-read-coalescer'

test('a read never returns a state older than its call, in any order of calls, changes and ends', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.boolean(), { maxLength: 40 }), async (scheduler, steps) => {
      const reads = createReadCoalescer<number>()
      let state = 0
      let loads = 0
      const results: Promise<{ asked: number; got: number }>[] = []
      const load = async () => {
        loads += 1
        const seen = state
        await scheduler.schedule(Promise.resolve())
        return seen
      }
      const sequence = scheduler.scheduleSequence(
        steps.map((asks) => () => {
          if (asks) {
            const asked = state
            results.push(reads.read('book', load).then((got) => ({ asked, got })))
          } else state += 1
          return Promise.resolve()
        }),
      )
      await scheduler.waitAll()
      await sequence.task
      await scheduler.waitAll()
      for (const { asked, got } of await Promise.all(results)) expect(got).toBeGreaterThanOrEqual(asked)
      expect(loads).toBeLessThanOrEqual(Math.max(results.length, 1))
    }),
  )
})

test('a thousand callers during two running reads share one further read', async () => {
  const reads = createReadCoalescer<number>()
  let loads = 0
  const load = async () => {
    loads += 1
    await Promise.resolve()
    return loads
  }
  const all = await Promise.all(Array.from({ length: 1000 }, () => reads.read('book', load)))
  expect(loads).toBe(3)
  expect(all.slice(2).every((got) => got === 3)).toBe(true)
})

test('a failed read fails its callers; the next caller starts a new one', async () => {
  const reads = createReadCoalescer<string>()
  const fail = () => Promise.reject(new Error('the database is away'))
  const failed = await Promise.allSettled([reads.read('book', fail), reads.read('book', fail)])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(reads.read('book', () => Promise.resolve('here'))).resolves.toBe('here')
})

test('at most two reads of a key run at a time, even after both ended simultaneously', async () => {
  const reads = createReadCoalescer<null>()
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  const load = () => {
    running += 1
    most = Math.max(most, running)
    return new Promise<null>((resolve) => {
      ends.push(() => {
        running -= 1
        resolve(null)
      })
    })
  }
  const calls = Array.from({ length: 3 }, () => reads.read('book', load))
  for (const end of ends.splice(0)) end()
  await Promise.all(calls.slice(0, 2))
  await nextTick()
  for (let round = 0; round < 3; round += 1) {
    calls.push(reads.read('book', load), reads.read('book', load), reads.read('book', load))
    ends.shift()?.()
    await nextTick()
  }
  expect(most).toBe(2)
  while (ends.length > 0) {
    for (const end of ends.splice(0)) end()
    await nextTick()
  }
  expect(await Promise.all(calls)).toHaveLength(12)
})

test('a read that throws synchronously fails its caller only', async () => {
  const reads = createReadCoalescer<string>()
  const fail = (): Promise<string> => {
    throw new Error('the database is away')
  }
  for (let call = 0; call < 3; call += 1) {
    await expect(Promise.resolve().then(() => reads.read('book', fail))).rejects.toThrow('the database is away')
  }
  const late = Promise.race([reads.read('book', () => Promise.resolve('here')), nextTick().then(() => 'never')])
  expect(await late).toBe('here')
})
