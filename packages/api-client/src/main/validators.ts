import { mainValidators as generated } from './validators.gen'
import { withLibrary } from './with-library'

export const mainValidators = withLibrary(generated)
