import { describe, expect, test } from 'vitest'
import { expectShape, expectToKeepFields } from '../testing/expect-shape'
import { NewQuiz, NewQuizAnswer, NewQuizMedia, NewQuizQuestion, Quiz, QuizAnswer, QuizMedia } from './quiz.schema'

const media = {
  id: 100_004,
  type: 'sound',
  url: 'https://media.example/owl.mp3',
  language: 'en',
  questionId: null,
  answerId: 100_002,
  metadata: { seconds: 2 },
}
const answer = {
  id: 100_002,
  questionId: 100_001,
  text: 'The owl',
  texts: { es: 'El búho' },
  isCorrect: true,
  orderIndex: 0,
  media: [media],
}
const question = {
  id: 100_001,
  quizId: 100_000,
  text: 'Who is awake at night?',
  texts: { es: '¿Quién vela de noche?' },
  type: 'single-choice',
  feedback: 'Owls hunt by night.',
  feedbacks: { es: 'Los búhos cazan de noche.' },
  shufflesAnswers: true,
  attemptsAllowed: 2,
  orderIndex: 0,
  media: [media],
  answers: [answer],
}
const quiz = {
  id: 100_000,
  bookId: 1011,
  title: 'A quiz',
  titles: { es: 'Un cuestionario', 'pt-BR': '' },
  haQuizId: 'ha-1',
  externalBookId: 'partner-1',
  quizType: 'exam',
  attemptsAllowed: 1,
  isOpenBook: false,
  showsAnswersToTestStudent: false,
  scoreFeedback: [{ fromPercent: 50, text: 'Good', texts: { es: 'Bien' } }],
  questions: [question],
}

describe('a quiz', () => {
  test('has every field, its questions and their answers; some fields may be null [DATA-013]', () => {
    expectShape(Quiz, {
      full: quiz,
      required: Object.keys(quiz),
      wrong: {
        title: 7,
        titles: ['Un cuestionario'],
        haQuizId: 7,
        attemptsAllowed: '1',
        isOpenBook: 'no',
        showsAnswersToTestStudent: 'no',
        externalBookId: 7,
        quizType: 7,
        scoreFeedback: {},
        'scoreFeedback.0.fromPercent': 101,
        'scoreFeedback.0.text': 7,
        questions: {},
        'questions.0.text': null,
        'questions.0.texts': ['x'],
        'questions.0.texts.1': 'x',
        'questions.0.type': 7,
        'questions.0.media': {},
        'questions.0.feedback': 7,
        'questions.0.feedbacks': 7,
        'questions.0.shufflesAnswers': 'yes',
        'questions.0.attemptsAllowed': 1.5,
        'questions.0.answers.0.text': 7,
        'questions.0.answers.0.texts': 'x',
        'questions.0.answers.0.isCorrect': 'yes',
        'questions.0.answers.0.media': {},
      },
    })
    expectToKeepFields(Quiz, quiz, ['', 'questions.0', 'questions.0.answers.0'])
    const bare = { ...quiz, haQuizId: null, quizType: null, questions: [{ ...question, type: null, feedback: null }] }
    expect(Quiz.parse(bare)).toStrictEqual(bare)
  })

  test('needs only a title when it is created, and a question only its quiz and text [DATA-013]', () => {
    const { id: _id, bookId: _bookId, questions: _questions, ...fields } = quiz
    expectShape(NewQuiz, {
      full: fields,
      required: ['title'],
      wrong: { title: '', titles: 7, attemptsAllowed: 0.5 },
    })
    const { id: _own, answers: _answers, media: _media, ...asked } = question
    expectShape(NewQuizQuestion, { full: asked, required: ['quizId', 'text'], wrong: { feedback: 7 } })
    expectToKeepFields(
      NewQuiz,
      { ...fields, questions: [{ text: 'Why?', answers: [{ text: 'So', isCorrect: true }] }] },
      ['', 'questions.0', 'questions.0.answers.0'],
    )
  })
})

test('an answer has every field; a new one needs only its text and correctness [DATA-014]', () => {
  const wrong = { questionId: 'q1', text: 7, isCorrect: 'yes' }
  expectShape(QuizAnswer, { full: answer, required: Object.keys(answer), wrong })
  const { id: _id, media: _media, ...made } = answer
  expectShape(NewQuizAnswer, { full: made, required: ['text', 'isCorrect'], wrong })
  expectToKeepFields(QuizAnswer, answer)
})

test('media has every field; new media needs only a type and a safe URL [DATA-015]', () => {
  const wrong = { type: 7, url: 7, language: 7, questionId: 'q1', answerId: 'a1', metadata: 'seconds' }
  expectShape(QuizMedia, { full: media, required: Object.keys(media), wrong })
  const { id: _id, ...made } = media
  expectShape(NewQuizMedia, { full: made, required: ['type', 'url'], wrong })
  expectToKeepFields(QuizMedia, { ...media, metadata: {} }, ['metadata'])
  expect(NewQuizMedia.safeParse({ ...made, url: 'javascript:alert(1)' }).success).toBe(false)
})
