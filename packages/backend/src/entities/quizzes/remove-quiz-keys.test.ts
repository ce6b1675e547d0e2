import { expect, test } from 'vitest'
import { removeKeys, removeTriggerKeys } from './remove-quiz-keys'

const answers = [
  { text: 'Owl', isCorrect: true, feedback: 'Yes' },
  { text: 'Hen', is_correct: false, correctAnswer: 'Owl' },
]

test("keeps questions and options of a trigger's quiz, without fields that reveal the answer [QUIZ-014]", () => {
  const trigger = {
    id: 'a',
    isQuiz: true,
    haQuizId: 7,
    quizDetails: {
      title: 'Birds',
      questions: [{ text: 'Who?', type: 'single', feedback: 'x', answers }],
      correctCount: 1,
    },
  }
  const choices = [{ text: 'Owl' }, { text: 'Hen' }]
  expect(removeTriggerKeys({ ...trigger, quizDetails: { questions: [{ type: 'true-false', answers }] } })).toEqual({
    ...trigger,
    quizDetails: { questions: [{ type: 'true-false', answers: choices }] },
  })
  expect(
    removeTriggerKeys({ ...trigger, quizDetails: { questions: [{ text: 'Who?', feedback: 'x', answers }] } }),
  ).toEqual({
    ...trigger,
    quizDetails: { questions: [{ text: 'Who?', answers: choices }] },
  })
  expect(removeTriggerKeys(trigger)).toEqual({
    ...trigger,
    quizDetails: { title: 'Birds', questions: [{ text: 'Who?', type: 'single' }] },
  })
})

test('a short-answer question loses every answer, in a quiz and on the page [QUIZ-014]', () => {
  const onPage = {
    prompt: 'Who?',
    maximumLength: 20,
    answer: 'Owl',
    acceptedAnswers: ['Owl'],
    keywords: ['owl'],
    key: 'k',
  }
  expect(removeTriggerKeys({ onPageShortAnswerDetails: onPage })).toEqual({
    onPageShortAnswerDetails: { prompt: 'Who?', maximumLength: 20 },
  })
  expect(removeTriggerKeys({ quizDetails: [{ text: 'Who?', type: 'shortAnswer', answers }] })).toEqual({
    quizDetails: [{ text: 'Who?', type: 'shortAnswer' }],
  })
})

test('a quiz stored as JSON text is cleaned like an object; other text is unchanged', () => {
  const quizDetails = JSON.stringify({ questions: [{ text: 'Who?', answers }] })
  expect(removeTriggerKeys({ quizDetails })).toEqual({
    quizDetails: '{"questions":[{"text":"Who?","answers":[{"text":"Owl"},{"text":"Hen"}]}]}',
  })
  for (const text of ['', 'Birds', '7', '{', 'null']) {
    expect(removeTriggerKeys({ quizDetails: text })).toEqual({ quizDetails: text })
  }
})

test('fields of a trigger outside a quiz stay, whatever their names', () => {
  const trigger = { id: 'a', feedback: 'mailto:x', items: [{ key: 'k', isCorrect: 1 }], right: 3, quizDetails: null }
  expect(removeTriggerKeys(trigger)).toEqual(trigger)
  expect(removeKeys({ alt: 'A bird', right: 3, isCorrect: true, deep: [{ solution: 'x', width: 2 }] })).toEqual({
    alt: 'A bird',
    right: 3,
    deep: [{ width: 2 }],
  })
})
