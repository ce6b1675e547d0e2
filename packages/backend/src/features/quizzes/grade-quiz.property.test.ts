import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldShortAnswer } from './fold-short-answer'
import { gradeQuiz, type KeyedQuestion } from './grade-quiz'

const answer = fc.record({ text: fc.string({ unit: 'grapheme' }), isCorrect: fc.boolean() })
const question = fc.record({
  type: fc.constantFrom('single-choice', 'multiple-choice', 'true-false', 'short-answer', 'unknown', null),
  answers: fc.array(answer, { maxLength: 6 }),
})
const quiz = fc.array(question, { maxLength: 8 }).map((questions): KeyedQuestion[] =>
  questions.map(({ type, answers }, index) => ({
    id: index + 1,
    type,
    answers: answers.map((given, place) => ({ id: (index + 1) * 100 + place, ...given })),
  })),
)
const chosen = fc.array(fc.nat({ max: 5 }), { maxLength: 6 })

test('isCorrect alone decides: a choice is right if exactly the correct answers are chosen [QUIZ-007]', () => {
  fc.assert(
    fc.property(fc.array(answer, { minLength: 1, maxLength: 6 }), chosen, (answers, indexes) => {
      const keyed = answers.map((given, id) => ({ id, ...given }))
      const answerIds = indexes.filter((chosenIndex) => chosenIndex < keyed.length)
      const right = keyed.filter(({ isCorrect }) => isCorrect).map(({ id }) => id)
      const picked = [...new Set(answerIds)].toSorted((a, b) => a - b)
      const grade = (type: string) => gradeQuiz([{ id: 1, type, answers: keyed }], [{ questionId: 1, answerIds }])
      expect(grade('multiple-choice').correctCount === 1).toBe(
        picked.length > 0 && JSON.stringify(picked) === JSON.stringify(right),
      )
      for (const type of ['single-choice', 'true-false']) {
        expect(grade(type).correctCount === 1).toBe(picked.length === 1 && right.includes(picked[0] ?? -1))
      }
    }),
  )
})

test('a written answer is right if it folds to a correct text [QUIZ-007]', () => {
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 4 }), fc.string({ unit: 'grapheme' }), (answers, other) => {
      const keyed = answers.map((given, id) => ({ id, ...given }))
      for (const text of [other, ...keyed.map((given) => ` ${given.text} `)]) {
        const { correctCount } = gradeQuiz([{ id: 1, type: 'short-answer', answers: keyed }], [{ questionId: 1, text }])
        const folded = foldShortAnswer(text)
        const isRight = keyed.some((given) => given.isCorrect && foldShortAnswer(given.text) === folded)
        expect(correctCount === 1).toBe(folded !== '' && isRight)
      }
    }),
  )
})

test('the score is the fraction of right answers to graded questions, ignoring unknown ids', () => {
  fc.assert(
    fc.property(quiz, fc.array(chosen, { minLength: 8, maxLength: 8 }), (questions, indexes) => {
      const selected = questions.map(({ id, answers }, index) => ({
        questionId: id,
        answerIds: (indexes[index] ?? []).flatMap((chosenIndex) => answers[chosenIndex]?.id ?? []),
        text: answers[0]?.text ?? '',
      }))
      const grade = gradeQuiz(questions, selected)
      expect(grade.score).toBeGreaterThanOrEqual(0)
      expect(grade.score).toBeLessThanOrEqual(1)
      expect(grade.score * grade.gradedCount).toBeCloseTo(grade.correctCount)
      expect(grade.questions.map(({ questionId }) => questionId)).toEqual(questions.map(({ id }) => id))
      expect(gradeQuiz(questions, [...selected.toReversed(), { questionId: 999, answerIds: [1] }])).toEqual(grade)
    }),
  )
})

test('an empty submission scores 0, and folding is idempotent', () => {
  fc.assert(
    fc.property(quiz, (questions) => {
      expect(gradeQuiz(questions, []).correctCount).toBe(0)
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldShortAnswer(foldShortAnswer(text))).toBe(foldShortAnswer(text))
    }),
  )
})
