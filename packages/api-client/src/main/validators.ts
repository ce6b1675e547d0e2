import { mainValidators as generated } from './validators.gen'
import { withLibrary } from './with-library'
import { withRects } from './with-rects'

export const mainValidators = withRects(withLibrary(generated))
