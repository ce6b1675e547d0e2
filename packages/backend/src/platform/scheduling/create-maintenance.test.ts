import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMaintenance } from './create-maintenance'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const done = () => Promise.resolve()
const never = () => new Promise<void>(() => {})

test('an hourly cleanup that hangs does not delay the stop', async () => {
  let times = 0
  const clearUp = () => (++times === 1 ? done() : never())
  const upkeep = createMaintenance({ clearUp, catchUp: done, sweepAll: done, settled: done, complain: () => {} })
  await upkeep.clearUpFirst()
  await upkeep.begin()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(times).toBe(2)
  vi.useRealTimers()
  await upkeep.end()
})
