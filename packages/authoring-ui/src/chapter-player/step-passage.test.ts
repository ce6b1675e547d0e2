import { expect, it } from 'vitest'
import { stepPassage } from './step-passage'

it('goes on inside a passage, and at its end stops or goes back', () => {
  const passage = { start: 1, end: 2, isLooped: false }
  expect([0.98, 1, 1.99, 2, 7].map((time) => stepPassage(passage, time))).toEqual([
    'go-on',
    'go-on',
    'go-on',
    'stop',
    'stop',
  ])
  expect([1.5, 2, 0.2].map((time) => stepPassage({ ...passage, isLooped: true }, time))).toEqual([
    'go-on',
    'repeat',
    'repeat',
  ])
})
