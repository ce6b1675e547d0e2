import { expect, test } from 'vitest'
import { prefetchValues } from './prefetch-values'

async function* count(to: number, log: string[], failsAt = Infinity): AsyncGenerator<number, void> {
  try {
    for (let value = 1; value <= to; value += 1) {
      await Promise.resolve()
      if (value === failsAt) throw new Error(`no ${value}`)
      log.push(`yielded ${value}`)
      yield value
    }
  } finally {
    log.push('ended')
  }
}

const oneAhead = { maxSize: 1, sizeOf: () => 1 }

const waitBriefly = () => new Promise((resolve) => setTimeout(resolve, 5))

test('requests one value ahead while the consumer works', async () => {
  const log: string[] = []
  for await (const value of prefetchValues(count(3, log), oneAhead)) {
    await waitBriefly()
    log.push(`consumed ${value}`)
  }
  expect(log).toEqual(['yielded 1', 'yielded 2', 'consumed 1', 'yielded 3', 'consumed 2', 'ended', 'consumed 3'])
})

test('ends the source and drops its error when the consumer stops early', async () => {
  const log: string[] = []
  for await (const value of prefetchValues(count(3, log, 2), oneAhead)) {
    await waitBriefly()
    log.push(`consumed ${value}`)
    break
  }
  expect(log).toEqual(['yielded 1', 'ended', 'consumed 1'])
})

test('throws an error of the source in its order among the values', async () => {
  const consumed: number[] = []
  await expect(async () => {
    for await (const value of prefetchValues(count(3, [], 3), oneAhead)) consumed.push(value)
  }).rejects.toThrow('no 3')
  expect(consumed).toEqual([1, 2])
})

test('requests values while the consumer works until those that wait have the size', async () => {
  const log: string[] = []
  const ahead = { maxSize: 5, sizeOf: (value: number) => value }
  for await (const value of prefetchValues(count(5, log), ahead)) {
    await waitBriefly()
    log.push(`consumed ${value}`)
  }
  expect(log.indexOf('yielded 3')).toBeLessThan(log.indexOf('consumed 1'))
  expect(log.indexOf('yielded 4')).toBeGreaterThan(log.indexOf('consumed 1'))
  expect(log.filter((line) => line.startsWith('consumed'))).toHaveLength(5)
})
