export * from './endpoints.gen'
export { chooseQuizToken, type QuizToken } from './choose-quiz-token'
export { wrapQuizFailure, type QuizFailure } from './wrap-quiz-failure'
