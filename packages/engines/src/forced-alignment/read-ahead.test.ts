import { expect, test } from 'vitest'
import { readAhead } from './read-ahead'

async function* count(to: number, log: string[], failsAt = Infinity): AsyncGenerator<number, void> {
  try {
    for (let value = 1; value <= to; value += 1) {
      await Promise.resolve()
      if (value === failsAt) throw new Error(`no ${value}`)
      log.push(`made ${value}`)
      yield value
    }
  } finally {
    log.push('ended')
  }
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5))

test('the next value is made while one is worked on, and no more than that', async () => {
  const log: string[] = []
  for await (const value of readAhead(count(3, log))) {
    await aMoment()
    log.push(`took ${value}`)
  }
  expect(log).toEqual(['made 1', 'made 2', 'took 1', 'made 3', 'took 2', 'ended', 'took 3'])
})

test('who stops early ends the source, whatever it would have thrown', async () => {
  const log: string[] = []
  for await (const value of readAhead(count(3, log, 2))) {
    await aMoment()
    log.push(`took ${value}`)
    break
  }
  expect(log).toEqual(['made 1', 'ended', 'took 1'])
})

test('what the source throws is thrown when its turn comes', async () => {
  const taken: number[] = []
  await expect(async () => {
    for await (const value of readAhead(count(3, [], 3))) taken.push(value)
  }).rejects.toThrow('no 3')
  expect(taken).toEqual([1, 2])
})
