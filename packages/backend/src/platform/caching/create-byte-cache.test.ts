import { expect, test } from 'vitest'
import { createByteCache } from './create-byte-cache'

function counted() {
  const loads: string[] = []
  const cache = createByteCache<string>(10)
  const read = (key: string, bytes: number) =>
    cache.read(key, () => {
      loads.push(key)
      return Promise.resolve({ value: key.toUpperCase(), bytes })
    })
  return { read, loads, cache }
}

test('a value is loaded once for any number of simultaneous readers, then cached', async () => {
  const { read, loads } = counted()
  expect(await Promise.all([read('a', 4), read('a', 4), read('a', 4)])).toEqual(['A', 'A', 'A'])
  expect(loads).toEqual(['a'])
})

test('the least recently used entry is evicted when the cache is full', async () => {
  const { read, loads } = counted()
  await read('a', 4)
  await read('b', 4)
  await read('a', 4)
  await read('c', 4)
  await read('a', 4)
  await read('b', 4)
  expect(loads).toEqual(['a', 'b', 'c', 'b'])
})

test('a value larger than the cache is loaded every time and evicts nothing', async () => {
  const { read, loads } = counted()
  await read('a', 4)
  await read('huge', 11)
  await read('huge', 11)
  await read('a', 4)
  expect(loads.filter((key) => key === 'huge')).toHaveLength(2)
})

test('a failed load is not cached', async () => {
  const { cache, read } = counted()
  await expect(cache.read('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await read('a', 1)).toBe('A')
})
