import type { RightsRows } from './rights-rows'

export const chaptersRights: RightsRows = { onBooks: {}, onNoBook: [] }
