import type { RightsRows } from './rights-rows'

export const readersRights: RightsRows = { onBooks: {}, onNoBook: [] }
