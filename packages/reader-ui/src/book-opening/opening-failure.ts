/**
 * Reason why a book is not open. `unnamed`: the address names something that is no book. `missing`: no such book, or hidden from
 * this reader. `needs-sign-in`: nobody is signed in, `not-allowed`: the signed-in reader lacks the right.
 */
export type OpeningFailure = 'unnamed' | 'missing' | 'needs-sign-in' | 'not-allowed' | 'unreachable' | 'empty'
