import type { RightsRows } from './rights-rows'

export const catalogueRights: RightsRows = { onBooks: {}, onNoBook: [] }
