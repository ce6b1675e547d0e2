import type { TestBook } from '../make-test-book'
import type { RightsRows } from './rights-rows'

const variation = ({ pages }: TestBook) => pages[0]?.variationId ?? 0

export const revisionRights: RightsRows = {
  onNoBook: [],
  onBooks: {
    listRevisions: ({ chapterId }) => ({ path: `/api/revisions/chapter/${chapterId}` }),
    getRevision: ({ bookId }) => ({ path: `/api/revisions/book/${bookId}/1` }),
    restoreRevision: (book) => ({
      path: `/api/revisions/page-variation/${variation(book)}/restore`,
      json: { revision: 1 },
    }),
  },
}
