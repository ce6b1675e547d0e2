export { openQuizCalls, type QuizCalls, type QuizResult } from './open-quiz-calls'
export type {
  AnswerToTake,
  GradedQuiz,
  GradedQuestion,
  MediaToTake,
  QuestionToTake,
  QuizSubmission,
  QuizToTake,
} from './endpoints.gen'
export type { QuizFailure } from './wrap-quiz-failure'
