import { expect, test } from 'vitest'
import { createTokenBucket } from './token-bucket'

test('each caller has a burst, then as many as flow in', () => {
  let now = 1000
  const bucket = createTokenBucket(2, 5, () => now)
  const takes = (who: string, times: number) => Array.from({ length: times }, () => bucket.take(who))
  expect(takes('ann', 7)).toEqual([0, 0, 0, 0, 0, 1, 1])
  expect(takes('bob', 1)).toEqual([0])
  now += 1
  expect(takes('ann', 3)).toEqual([0, 0, 1])
  now += 1000
  expect(takes('ann', 6)).toEqual([0, 0, 0, 0, 0, 1])
})

test('a clock that is set back makes nobody wait', () => {
  let now = 1000
  const bucket = createTokenBucket(1, 1, () => now)
  expect(bucket.take('ann')).toBe(0)
  now = 10
  expect(bucket.take('ann')).toBe(1)
  now = 11
  expect(bucket.take('ann')).toBe(0)
})

test('a slow rate returns the time to wait', () => {
  const bucket = createTokenBucket(0.1, 1, () => 0)
  expect([bucket.take('ann'), bucket.take('ann')]).toEqual([0, 10])
})

test('a flood of one-time callers does not fill the memory, and a refused one stays refused', () => {
  let now = 0
  const bucket = createTokenBucket(1, 2, () => now)
  for (let index = 0; index < 300_000; index++) {
    now += 0.001
    bucket.take(`address ${index}`)
  }
  const busy = Array.from({ length: 4 }, () => bucket.take('busy'))
  expect(busy).toEqual([0, 0, 1, 1])
})
