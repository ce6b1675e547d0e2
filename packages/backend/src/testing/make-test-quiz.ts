import { Quiz, type NewQuiz } from '@lectern/contracts/quiz'
import type { z } from 'zod'
import type { TestBackend } from './start-test-backend'

type Given = Partial<z.input<typeof NewQuiz>>

/** One question of each kind, and one of unknown kind. The keys are words that occur nowhere else. */
const oneOfEach: NonNullable<Given['questions']> = [
  {
    text: 'Who is awake at night?',
    texts: { es: '¿Quién vela de noche?' },
    feedback: 'secret-feedback: owls hunt by night.',
    feedbacks: { es: 'secret-feedback: los búhos cazan de noche.' },
    media: [{ type: 'image', url: '/objects/owl.webp', metadata: { alt: 'A bird', isCorrect: 'secret-metadata' } }],
    answers: [
      { text: 'The owl', texts: { es: 'El búho' }, isCorrect: true, why: 'secret-why' },
      { text: 'The hen', isCorrect: false },
    ],
  },
  {
    text: 'Which are birds?',
    type: 'MULTIPLE_CHOICE',
    shufflesAnswers: true,
    answers: [
      { text: 'Owl', isCorrect: true },
      { text: 'Bat', isCorrect: false },
      { text: 'Hen', isCorrect: true },
    ],
  },
  {
    text: 'Owls can swim.',
    type: 'true-false',
    answers: [
      { text: 'True', isCorrect: false },
      { text: 'False', isCorrect: true },
    ],
  },
  {
    text: 'What does an owl eat?',
    type: 'short-answer',
    answers: [{ text: 'secret-mice', texts: { es: 'secret-ratones' }, isCorrect: true }],
  },
  { text: 'Draw an owl.', type: 'drawing', answers: [{ text: 'secret-drawing', isCorrect: true }] },
]

const scoreFeedback: NonNullable<Given['scoreFeedback']> = [
  { fromPercent: 0, text: 'secret-range: read again.', texts: {} },
  { fromPercent: 75, text: 'secret-range: great.', texts: { es: 'secret-range: genial.' } },
]

/** Creates a quiz by the request of an author's client. */
export async function makeTestQuiz(server: TestBackend, token: string, bookId: number, quiz: Given = {}) {
  const json = { title: 'A quiz', scoreFeedback, questions: oneOfEach, ...quiz }
  const { status, body, text } = await server.call('POST', `/quiz/${bookId}`, { token, json })
  if (status !== 201) throw new Error(`the quiz was not made: ${status} ${text}`)
  return Quiz.parse(body)
}

export type TestQuiz = z.output<typeof Quiz>
