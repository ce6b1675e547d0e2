import { expect, test } from 'vitest'
import { createBriefMemory } from './brief-memory'
import { oneAtATime } from './one-at-a-time'

test('what was loaded is answered for a second after it came, to those who ask meanwhile too, and no longer', async () => {
  let [now, loads] = [0, 0]
  const memory = createBriefMemory<number>(1000, () => now)
  const ask = () => memory.read(() => Promise.resolve((loads += 1)))
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  now = 999
  expect(await ask()).toBe(1)
  now = 1000
  expect(await ask()).toBe(2)
})

test('a failure is not kept', async () => {
  const memory = createBriefMemory<string>(1000, () => 0)
  await expect(memory.read(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await memory.read(() => Promise.resolve('yes'))).toBe('yes')
})

test('work that hangs is not begun again until it ends, and then it is, whether it went well or not', async () => {
  let begun = 0
  let end = (_value: string) => {}
  let fail = (_error: Error) => {}
  const ask = oneAtATime(() => {
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
