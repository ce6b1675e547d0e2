export type { AnswerShape, AnswerValidators } from './answer-validators'
export { installAnswerValidators } from './install-answer-validators'
