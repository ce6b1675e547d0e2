import type { RightsRows } from './rights-rows'

export const glossaryRights: RightsRows = { onBooks: {}, onNoBook: [] }
