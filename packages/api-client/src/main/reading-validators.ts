export { mainReadingValidators } from './reading-validators.gen'
