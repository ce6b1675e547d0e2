import { expect, test } from 'vitest'
import { advisoryLocks } from './advisory-locks'

test('each kind of lock has its own number', () => {
  const numbers = Object.values(advisoryLocks)
  expect(new Set(numbers).size).toBe(numbers.length)
})
