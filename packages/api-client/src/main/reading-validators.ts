import { mainReadingValidators as generated } from './reading-validators.gen'
import { withLibrary } from './with-library'

export const mainReadingValidators = withLibrary(generated)
