import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeatWork } from './repeat-work'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('repeats after a failure, reports it, and ends when stopped', async () => {
  const complaints: unknown[] = []
  let times = 0
  const repetition = repeatWork(
    1000,
    () => {
      times += 1
      return times === 2 ? Promise.reject(new Error('the store is away')) : Promise.resolve()
    },
    (error) => complaints.push(error),
  )
  await vi.advanceTimersByTimeAsync(3500)
  expect([times, complaints.length]).toEqual([3, 1])
  await repetition.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(times).toBe(3)
})

test('never overlaps itself, and stop waits for the running call', async () => {
  let finish = () => {}
  let begun = 0
  const repetition = repeatWork(
    1000,
    () => {
      begun += 1
      return new Promise<void>((resolve) => (finish = resolve))
    },
    () => {},
  )
  await vi.advanceTimersByTimeAsync(5000)
  expect(begun).toBe(1)
  let isStopped = false
  const stopped = repetition.stop().then(() => (isStopped = true))
  await vi.advanceTimersByTimeAsync(10)
  expect(isStopped).toBe(false)
  finish()
  await stopped
  expect(isStopped).toBe(true)
})
