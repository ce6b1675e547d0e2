export { quizValidators } from './validators.gen'
