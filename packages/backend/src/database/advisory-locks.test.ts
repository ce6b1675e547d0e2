import { expect, test } from 'vitest'
import { advisoryLocks } from './advisory-locks'

test('no two kinds of lock have the same number', () => {
  const numbers = Object.values(advisoryLocks)
  expect(new Set(numbers).size).toBe(numbers.length)
})
