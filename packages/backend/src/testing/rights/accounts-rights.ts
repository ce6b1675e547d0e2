import type { RightsRows } from './rights-rows'

export const accountsRights: RightsRows = { onBooks: {}, onNoBook: [] }
