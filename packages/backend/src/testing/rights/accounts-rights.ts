import type { RightsRows } from './rights-rows'

export const accountsRights: RightsRows = {
  onBooks: {
    inviteAuthor: ({ bookId }) => ({ path: `/books/${bookId}/invitations`, json: { email: 'mine@example.org' } }),
  },
  onNoBook: [],
}
