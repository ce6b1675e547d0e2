/** Reason why a book is not open. `not-allowed`: the reader lacks the right, or must sign in. */
export type OpeningFailure = 'missing' | 'not-allowed' | 'unreachable' | 'empty'
