import { Quiz, QuizAnswer, QuizQuestion, QuizSummary } from '@lectern/contracts/quiz'

const ofQuiz = new Set([...Object.keys(Quiz.shape), ...Object.keys(QuizSummary.shape)])
const ofQuestion = new Set(Object.keys(QuizQuestion.shape))
const ofAnswer = new Set(Object.keys(QuizAnswer.shape))

type Fields = Readonly<Record<string, unknown>>

/** What a client sends along that the server has no column for. */
export function otherQuizFields(body: Fields): Record<string, unknown> {
  return besides(body, ofQuiz)
}

export function otherQuestionFields(body: Fields): Record<string, unknown> {
  return besides(body, ofQuestion)
}

export function otherAnswerFields(body: Fields): Record<string, unknown> {
  return besides(body, ofAnswer)
}

function besides(body: Fields, known: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !known.has(name)))
}
