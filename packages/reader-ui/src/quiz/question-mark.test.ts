import { expect, test } from 'vitest'
import { markOf, questionMarks } from './question-mark'

test('each result of a question has an icon of its own', () => {
  const icons = Object.values(questionMarks).map(({ icon }) => icon)
  expect(new Set(icons).size).toBe(icons.length)
})

test('a question without an answer or a grade is not called wrong', () => {
  const base = { questionId: 1, graded: true }
  expect(markOf({ ...base, answered: true, isCorrect: false })).toBe('wrong')
  expect(markOf({ ...base, answered: false, isCorrect: false })).toBe('open')
  expect(markOf({ ...base, answered: true, isCorrect: null })).toBe('ungraded')
})
