export { mainValidators } from './validators.gen'
