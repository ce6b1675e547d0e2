import type { RightsRows } from './rights-rows'

export const quizzesRights: RightsRows = { onBooks: {}, onNoBook: [] }
