import { expect, test } from 'vitest'
import { chooseQuizToken } from './choose-quiz-token'

const [ownToken, testStudentToken] = ['own', 'test-student']

test("uses the reader's own token in partner modes and asks for sign-in without one [AUTH-016 AUTH-017]", () => {
  expect(chooseQuizToken({ isPartner: true, ownToken, testStudentToken })).toEqual({ kind: 'token', token: 'own' })
  expect(chooseQuizToken({ isPartner: true, ownToken: null, testStudentToken })).toEqual({ kind: 'sign-in-needed' })
})

test('uses the test-student token in other modes, and offers no quizzes without it [AUTH-017]', () => {
  for (const own of [ownToken, null]) {
    const token = { isPartner: false, ownToken: own, testStudentToken }
    expect(chooseQuizToken(token)).toEqual({ kind: 'token', token: 'test-student' })
    expect(chooseQuizToken({ ...token, testStudentToken: null })).toEqual({ kind: 'not-offered' })
  }
})
