import { expect, test } from 'vitest'
import { findQuizTrigger } from './find-quiz-trigger'

test('finds the page’s quiz trigger by its id as text, and returns null without a match [NAV-037]', () => {
  const page = { popupTriggers: [{ id: 'a' }, { id: 'b', haQuizId: 7 }, { id: 'c', haQuizId: '8' }] }
  expect(findQuizTrigger(page, '7')?.id).toBe('b')
  expect(findQuizTrigger(page, 8)?.id).toBe('c')
  expect(findQuizTrigger(page, 'undefined')).toBeNull()
})
