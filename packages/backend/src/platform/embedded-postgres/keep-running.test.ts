import { expect, test } from 'vitest'
import { keepRunning } from './keep-running'
import type { Postmaster, PostmasterStart } from './start-postmaster'

const endedWith = (output: string): Postmaster => ({
  kind: 'ready',
  host: '/nowhere',
  port: null,
  ended: Promise.resolve({ code: 1, signal: null, output }),
  stop: () => Promise.resolve(),
})
const running: Postmaster = { ...endedWith(''), ended: new Promise(() => undefined) }

function openPromise() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((settle) => (resolve = settle))
  return { promise, resolve: () => resolve() }
}

/** Keeps a database that ends at once so many times, with a clock that only the pauses move. */
function keepFailing(outcomes: PostmasterStart[], first = endedWith('PANIC: No space left on device')) {
  const seen = { pauses: [] as number[], faults: [] as (string | null)[], alarms: 0, nowMs: 0 }
  const settled = openPromise()
  const database = keepRunning(first, {
    async start() {
      seen.faults.push(database.fault())
      const next = outcomes.shift()
      if (next !== undefined) return next
      settled.resolve()
      return running
    },
    log: () => undefined,
    nowMs: () => seen.nowMs,
    async pause(milliseconds) {
      seen.pauses.push(milliseconds)
      seen.nowMs += milliseconds
    },
    onKeepsEnding: () => void (seen.alarms += 1),
  })
  return { seen, database, settled: settled.promise }
}

const times = (count: number) => Array.from({ length: count }, () => endedWith('PANIC: No space left on device'))

test('starts a database again at once for five short runs, then after growing pauses', async () => {
  const { seen, settled } = keepFailing(times(13))
  await settled
  expect(seen.pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60].map((seconds) => seconds * 1000))
  expect(seen.alarms).toBe(1)
})

test('says why it does not run, and nothing once it runs', async () => {
  const { seen, settled, database } = keepFailing(times(5))
  await settled
  expect(seen.faults[0]).toBe('the included database ended and is being started again')
  expect(seen.faults[5]).toBe('the included database ended 6 times: its disk is full. The next start is in 1 s')
  await expect.poll(() => database.fault()).toBeNull()
})

test('tries again after a start that failed', async () => {
  const { settled, database } = keepFailing([{ kind: 'exited', output: 'FATAL: out of memory' }])
  await settled
  await expect.poll(() => database.fault()).toBeNull()
})

test('ends its pause when it is stopped', async () => {
  const inPause = openPromise()
  let starts = 0
  const database = keepRunning(endedWith('no'), {
    start: () => Promise.resolve(++starts < 5 + 1 ? endedWith('no') : running),
    log: () => undefined,
    nowMs: () => 0,
    pause: (_milliseconds, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')))
        inPause.resolve()
      }),
  })
  await inPause.promise
  await database.stop()
  expect(starts).toBe(5)
})
