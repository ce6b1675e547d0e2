/** Why a book is not open. `not-allowed`: for others, or for those who are signed in. */
export type OpeningFailure = 'missing' | 'not-allowed' | 'unreachable' | 'empty'
