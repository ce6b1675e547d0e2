import type { RightsRows } from './rights-rows'

export const catalogueRights: RightsRows = {
  // A category belongs to the caller's domain, whoever's books it has.
  onNoBook: ['createBookFromQuiz', 'updateCategory'],
  onBooks: {
    setBookDescription: ({ bookId }) => ({ path: `/books/${bookId}/description`, json: { description: 'Taken' } }),
    setBookCover: ({ bookId }) => ({ path: `/books/${bookId}/cover`, form: new FormData() }),
    setCreatorsOfBook: ({ bookId }) => ({ path: `/books/${bookId}/creators`, json: [{ name: 'Me' }] }),
    addCreatorToBooks: ({ bookId }) => ({ path: '/books/creator/1', json: { bookIds: [bookId] } }),
    removeCreator: ({ bookId }) => ({ path: `/books/creator/1?bookId=${bookId}` }),
    saveFile: ({ bookId }) => ({ path: `/file/${bookId}`, json: { bookInfo: { title: 'Taken' } } }),
    refreshFile: ({ bookId }) => ({ path: `/file/${bookId}/refresh` }),
    addPageVariation: ({ pages }) => ({
      path: `/pages/variation/?pageId=${pages[0]?.pageId}&variation=fr`,
      json: {},
    }),
  },
}
