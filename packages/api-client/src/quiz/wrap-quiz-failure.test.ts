import { expect, test } from 'vitest'
import { readFailureBody } from '../session/read-api-failure'
import { wrapQuizFailure } from './wrap-quiz-failure'

const silent = readFailureBody(502, '<html>')

test("keeps the server's own message with success, error and status", () => {
  const withMessage = readFailureBody(409, {
    code: 'no-attempts-left',
    msg: 'The one attempt at this quiz has been used.',
  })
  expect(wrapQuizFailure(withMessage, 'submitQuiz')).toMatchObject({
    success: false,
    error: 'no-attempts-left',
    message: 'The one attempt at this quiz has been used.',
    status: 409,
  })
})

test('describes a failed quiz call without a server message as "API Error" [MSG-016]', () => {
  expect(wrapQuizFailure(silent, 'createWord')).toMatchObject({
    message: 'API Error',
    error: 'unreadable',
    status: 502,
  })
})

test('describes a failed quiz request without a server message [MSG-017]', () => {
  expect(wrapQuizFailure(silent, 'getQuizForUser').message).toBe('Failed to fetch quiz')
})

test('describes a failed quiz copy without a server message [MSG-018]', () => {
  expect(wrapQuizFailure(silent, 'copyQuiz').message).toBe('Failed to copy quiz')
})

test('describes a failed submission without a server message [MSG-019]', () => {
  expect(wrapQuizFailure(silent, 'submitQuiz').message).toBe('Failed to submit quiz answers')
})
