import { expect, test } from 'vitest'
import { makeWord } from '../fixtures/make-word'
import { planHitBoxes } from './plan-hit-boxes'

const words = [
  makeWord({ key: 'a', x: 10, y: 10 }),
  makeWord({ key: 'b', x: 60, y: 12 }),
  makeWord({ key: 'c', x: 10, y: 50 }),
]

test('frames the words of each line together', () => {
  expect(planHitBoxes(words, { firstWord: 0, lastWord: 1 })).toEqual([{ x: 10, y: 10, width: 90, height: 22 }])
  expect(planHitBoxes(words, { firstWord: 1, lastWord: 2 })).toEqual([
    { x: 60, y: 12, width: 40, height: 20 },
    { x: 10, y: 50, width: 40, height: 20 },
  ])
})

test('frames words apart that are in different columns', () => {
  const far = makeWord({ key: 'd', x: 300, y: 12 })
  expect(planHitBoxes([words[1]!, far], { firstWord: 0, lastWord: 1 })).toHaveLength(2)
})
