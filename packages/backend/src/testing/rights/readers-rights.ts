import type { RightsRows } from './rights-rows'

export const readersRights: RightsRows = {
  onNoBook: ['uploadFile'],
  onBooks: {
    addWordsToChapter: ({ chapterVariationId }) => ({
      path: '/api/add-words-to-chapter',
      json: { words: [], chapterVariationId, audioFileName: 'taken.wav' },
    }),
  },
}
