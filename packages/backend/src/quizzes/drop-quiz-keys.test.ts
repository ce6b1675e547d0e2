import { expect, test } from 'vitest'
import { withoutKeys, withoutTriggerKeys } from './drop-quiz-keys'

const answers = [
  { text: 'Owl', isCorrect: true, feedback: 'Yes' },
  { text: 'Hen', is_correct: false, correctAnswer: 'Owl' },
]

test('a quiz in a trigger keeps its questions and what can be chosen, and loses what tells which is right [QUIZ-014]', () => {
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
  expect(withoutTriggerKeys({ ...trigger, quizDetails: { questions: [{ type: 'true-false', answers }] } })).toEqual({
    ...trigger,
    quizDetails: { questions: [{ type: 'true-false', answers: choices }] },
  })
  expect(
    withoutTriggerKeys({ ...trigger, quizDetails: { questions: [{ text: 'Who?', feedback: 'x', answers }] } }),
  ).toEqual({
    ...trigger,
    quizDetails: { questions: [{ text: 'Who?', answers: choices }] },
  })
  expect(withoutTriggerKeys(trigger)).toEqual({
    ...trigger,
    quizDetails: { title: 'Birds', questions: [{ text: 'Who?', type: 'single' }] },
  })
})

test('what is to be written loses every answer, in a quiz and on the page [QUIZ-014]', () => {
  const onPage = {
    prompt: 'Who?',
    maximumLength: 20,
    answer: 'Owl',
    acceptedAnswers: ['Owl'],
    keywords: ['owl'],
    key: 'k',
  }
  expect(withoutTriggerKeys({ onPageShortAnswerDetails: onPage })).toEqual({
    onPageShortAnswerDetails: { prompt: 'Who?', maximumLength: 20 },
  })
  expect(withoutTriggerKeys({ quizDetails: [{ text: 'Who?', type: 'shortAnswer', answers }] })).toEqual({
    quizDetails: [{ text: 'Who?', type: 'shortAnswer' }],
  })
})

test('a quiz that a client wrote as JSON text is cleaned like one that it did not; other text means itself', () => {
  const quizDetails = JSON.stringify({ questions: [{ text: 'Who?', answers }] })
  expect(withoutTriggerKeys({ quizDetails })).toEqual({
    quizDetails: '{"questions":[{"text":"Who?","answers":[{"text":"Owl"},{"text":"Hen"}]}]}',
  })
  for (const text of ['', 'Birds', '7', '{', 'null']) {
    expect(withoutTriggerKeys({ quizDetails: text })).toEqual({ quizDetails: text })
  }
})

test('fields of a trigger that are no quiz stay, whatever their names', () => {
  const trigger = { id: 'a', feedback: 'mailto:x', items: [{ key: 'k', isCorrect: 1 }], right: 3, quizDetails: null }
  expect(withoutTriggerKeys(trigger)).toEqual(trigger)
  expect(withoutKeys({ alt: 'A bird', right: 3, isCorrect: true, deep: [{ solution: 'x', width: 2 }] })).toEqual({
    alt: 'A bird',
    right: 3,
    deep: [{ width: 2 }],
  })
})
