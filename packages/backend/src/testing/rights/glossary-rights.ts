import type { RightsRows } from './rights-rows'

export const glossaryRights: RightsRows = {
  onNoBook: [
    'createWord',
    'updateWord',
    'deleteWord',
    'createWords',
    'updateWords',
    'deleteWords',
    'importWords',
    'createDefinition',
    'updateDefinition',
    'deleteDefinition',
    'translateUpload',
  ],
  onBooks: {},
}
