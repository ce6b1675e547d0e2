import { expect, test } from 'vitest'
import { createTimedCache } from './create-timed-cache'
import { shareRunningCall } from './share-running-call'

test('a loaded value is returned for one second, including to callers during the load', async () => {
  let [now, loads] = [0, 0]
  const memory = createTimedCache<number>(1000, () => now)
  const ask = () => memory.read(() => Promise.resolve((loads += 1)))
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  now = 999
  expect(await ask()).toBe(1)
  now = 1000
  expect(await ask()).toBe(2)
})

test('a failed load is not cached', async () => {
  const memory = createTimedCache<string>(1000, () => 0)
  await expect(memory.read(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await memory.read(() => Promise.resolve('yes'))).toBe('yes')
})

test('a hanging load is not started again until it ends', async () => {
  let begun = 0
  let end = (_value: string) => {}
  let fail = (_error: Error) => {}
  const ask = shareRunningCall(() => {
    begun += 1
    return new Promise<string>((resolve, reject) => ([end, fail] = [resolve, reject]))
  })
  const [one, two] = [ask(), ask()]
  expect(begun).toBe(1)
  fail(new Error('late'))
  await expect(one).rejects.toThrow('late')
  await expect(two).rejects.toThrow('late')
  const three = ask()
  expect(begun).toBe(2)
  end('well')
  expect(await three).toBe('well')
})
