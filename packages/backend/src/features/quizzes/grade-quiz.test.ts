import { describe, expect, test } from 'vitest'
import { readAttemptsAllowed } from './read-attempts-allowed'
import { foldShortAnswer } from './fold-short-answer'
import { gradeQuiz, type KeyedQuestion, type SelectedAnswer } from './grade-quiz'
import { readQuestionType } from '@lectern/core/book'

const answers = (...right: boolean[]) => right.map((isCorrect, index) => ({ id: index + 1, text: '', isCorrect }))
const question = (type: string | null, list: KeyedQuestion['answers']): KeyedQuestion => ({
  id: 7,
  type,
  answers: list,
})
const outcome = (asked: KeyedQuestion, answer: Omit<SelectedAnswer, 'questionId'>) =>
  gradeQuiz([asked], [{ questionId: 7, ...answer }]).questions[0]?.isCorrect

describe('a choice', () => {
  test.each(['single-choice', 'true-false', null])(
    'in a question with one answer (%s) is right if the chosen answer is correct',
    (type) => {
      const asked = question(type, answers(false, true, true))
      expect([1, 2, 3].map((id) => outcome(asked, { answerIds: [id] }))).toEqual([false, true, true])
      expect(outcome(asked, { answerIds: [2, 3] })).toBe(false)
      expect(outcome(asked, { answerIds: [2, 2] })).toBe(true)
      expect(outcome(asked, { text: '2' })).toBe(false)
    },
  )

  test('in a question with several answers is right if it has all correct ones and no other', () => {
    const asked = question('multiple-choice', answers(true, false, true))
    expect(outcome(asked, { answerIds: [3, 1] })).toBe(true)
    for (const answerIds of [[1], [3], [2], [1, 2, 3], []])
      expect([answerIds, outcome(asked, { answerIds })]).toEqual([answerIds, false])
    expect(outcome(question('multiple-choice', answers(false, false)), { answerIds: [] })).toBe(false)
  })
})

describe('a written answer', () => {
  const asked = question('short-answer', [
    { id: 1, text: 'The barn owl', isCorrect: true },
    { id: 2, text: 'Tyto alba', isCorrect: true },
    { id: 3, text: 'hen', isCorrect: false },
  ])

  test('is right if it folds to an accepted one', () => {
    for (const text of ['the barn owl', ' “The  BARN-owl!” ', 'tyto alba.']) {
      expect([text, outcome(asked, { text })]).toEqual([text, true])
    }
    for (const text of ['hen', 'barn owl', '', '   ', 'the barn owls']) {
      expect([text, outcome(asked, { text })]).toEqual([text, false])
    }
    expect(outcome(asked, { answerIds: [1] })).toBe(false)
  })

  test.each([
    ['STRASSE', 'straße', true],
    ["Don't", 'dont', true],
    ['3.5', '35', false],
    ['3.5', '3.5.', true],
    ['-5', '5', false],
    ['1/2', '12', false],
    ['50 %', '50', false],
    ['C++', 'C', false],
    ['c++', 'C++', true],
    ['café', 'cafe', false],
    ['Cafe\u0301', 'café', true],
    ['?', '?', true],
    ['?', '!', false],
    ['猫', '猫。', true],
  ])('%j and %j are equal: %j', (key, text, same) => {
    expect(foldShortAnswer(key) === foldShortAnswer(text)).toBe(same)
  })
})

test('a question of an unknown type is not graded and does not change the score', () => {
  const known = question('single-choice', answers(true))
  const unknown = { ...question('drawing', answers(true)), id: 8 }
  const grade = gradeQuiz([known, unknown], [{ questionId: 7, answerIds: [1] }])
  expect(grade).toMatchObject({ gradedCount: 1, correctCount: 1, score: 1 })
  expect(grade.questions[1]).toEqual({ questionId: 8, answered: false, isCorrect: null })
  expect(gradeQuiz([unknown], [{ questionId: 8, answerIds: [1] }])).toMatchObject({ gradedCount: 0, score: 0 })
})

test('types are read in any spelling; a missing type is a single choice', () => {
  const read = ['SINGLE_CHOICE', 'multipleChoice', 'True/False', 'short answer', '', null, undefined].map(
    readQuestionType,
  )
  const choice = 'single-choice'
  expect(read).toEqual([choice, 'multiple-choice', 'true-false', 'short-answer', choice, choice, choice])
  expect(['drawing', 'toString', '__proto__', '0'].map(readQuestionType)).toEqual([null, null, null, null])
})

test('attemptsAllowed of a question defaults to 1 [QUIZ-003]', () => {
  expect([undefined, null].map(readAttemptsAllowed)).toEqual([1, 1])
  expect([1, 2, 30].map(readAttemptsAllowed)).toEqual([1, 2, 30])
})

test('attemptsAllowed of a quiz is 1 if it is missing, 0 or negative [QUIZ-004]', () => {
  expect([undefined, null, 0, -1, -100, Number.NaN, 0.5].map(readAttemptsAllowed)).toEqual([1, 1, 1, 1, 1, 1, 1])
})
