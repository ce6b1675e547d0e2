export { publishingValidators } from './validators.gen'
