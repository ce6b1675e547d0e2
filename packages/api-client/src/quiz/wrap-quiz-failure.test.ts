import { expect, test } from 'vitest'
import { readAnswer } from '../session/read-api-failure'
import { wrapQuizFailure } from './wrap-quiz-failure'

test("a failure of a quiz call has success, error, message and status: the server's words, else the fallback", () => {
  const told = readAnswer(409, { code: 'no-attempts-left', msg: 'The one attempt at this quiz has been used.' })
  expect(wrapQuizFailure(told, 'Failed to submit quiz answers')).toMatchObject({
    success: false,
    error: 'no-attempts-left',
    message: 'The one attempt at this quiz has been used.',
    status: 409,
  })
  expect(wrapQuizFailure(readAnswer(502, '<html>'), 'API Error')).toMatchObject({
    success: false,
    error: 'unreadable',
    message: 'API Error',
    status: 502,
  })
})
