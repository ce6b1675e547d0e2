export { appValidators } from './validators.gen'
