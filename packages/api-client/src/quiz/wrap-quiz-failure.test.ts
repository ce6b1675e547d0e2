import { expect, test } from 'vitest'
import { readAnswer } from '../session/read-api-failure'
import { wrapQuizFailure } from './wrap-quiz-failure'

const silent = readAnswer(502, '<html>')

test("a failure of a quiz call has success, error, message and status, in the server's own words", () => {
  const told = readAnswer(409, { code: 'no-attempts-left', msg: 'The one attempt at this quiz has been used.' })
  expect(wrapQuizFailure(told, 'submitQuiz')).toMatchObject({
    success: false,
    error: 'no-attempts-left',
    message: 'The one attempt at this quiz has been used.',
    status: 409,
  })
})

test('a failed quiz call without words of the server says "API Error" [MSG-016]', () => {
  expect(wrapQuizFailure(silent, 'createWord')).toMatchObject({
    message: 'API Error',
    error: 'unreadable',
    status: 502,
  })
})

test('a failed fetch of a quiz without words of the server says so [MSG-017]', () => {
  expect(wrapQuizFailure(silent, 'getQuizForUser').message).toBe('Failed to fetch quiz')
})

test('a failed copy of a quiz without words of the server says so [MSG-018]', () => {
  expect(wrapQuizFailure(silent, 'copyQuiz').message).toBe('Failed to copy quiz')
})

test('a failed submission without words of the server says so [MSG-019]', () => {
  expect(wrapQuizFailure(silent, 'submitQuiz').message).toBe('Failed to submit quiz answers')
})
