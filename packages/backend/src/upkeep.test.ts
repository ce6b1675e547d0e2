import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createUpkeep } from './upkeep'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const done = () => Promise.resolve()
const never = () => new Promise<void>(() => {})

test('an hourly clearing that hangs does not hold up the end', async () => {
  let times = 0
  const clearUp = () => (++times === 1 ? done() : never())
  const upkeep = createUpkeep({ clearUp, catchUp: done, sweepAll: done, settled: done, complain: () => {} })
  await upkeep.clearUpFirst()
  await upkeep.begin()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(times).toBe(2)
  vi.useRealTimers()
  await upkeep.end()
})
