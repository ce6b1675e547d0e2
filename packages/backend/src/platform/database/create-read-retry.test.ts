import { expect, test } from 'vitest'
import { createReadRetry } from './create-read-retry'

const away = () => Promise.reject(new Error('Connection terminated unexpectedly'))
const { signal } = new AbortController()

/** Creates a retry whose database is unavailable for so many probes. */
function retryWith(awayForProbes: number) {
  const seen = { probes: 0, waitedMs: 0 }
  const retry = createReadRetry(
    () => (++seen.probes <= awayForProbes ? away() : Promise.resolve()),
    (milliseconds) => Promise.resolve(void (seen.waitedMs += milliseconds)),
  )
  return { seen, retry }
}

test('a read waits until the database is back, and runs again', async () => {
  const { seen, retry } = retryWith(3)
  let reads = 0
  expect(await retry(() => (++reads === 1 ? away() : Promise.resolve('read')), signal)).toBe('read')
  expect([reads, seen.probes]).toEqual([2, 4])
})

test('reads that wait share their probes', async () => {
  const { seen, retry } = retryWith(3)
  const waiting = Array.from({ length: 50 }, () => {
    let reads = 0
    return retry(() => (++reads === 1 ? away() : Promise.resolve(reads)), signal)
  })
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([2]))
  expect(seen.probes).toBe(4)
})

test('a read fails after less than five seconds if the database stays away', async () => {
  const { seen, retry } = retryWith(Infinity)
  await expect(retry(away, signal)).rejects.toThrow('Connection terminated')
  expect(seen.waitedMs).toBeLessThan(5000)
})

test('a read fails at once for another reason, and for a client that has gone', async () => {
  const { seen, retry } = retryWith(0)
  await expect(retry(() => Promise.reject(new Error('no such row')), signal)).rejects.toThrow('no such row')
  await expect(retry(away, AbortSignal.abort())).rejects.toThrow('Connection terminated')
  expect(seen.probes).toBe(0)
})
