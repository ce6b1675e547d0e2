export { speechValidators } from './validators.gen'
