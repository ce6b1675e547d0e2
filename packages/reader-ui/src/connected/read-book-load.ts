import { isApiFailure } from '@lectern/api-client/session'
import type { OpeningFailure } from '../book-opening/opening-failure'

/** A book as it comes. */
export interface BookLoad<B> {
  /** null: there is no such book. undefined: not here, or not yet. */
  readonly book: B | null | undefined
  readonly isLoading: boolean
  /** Why it did not come; a book that is not there is no error. */
  readonly error: Exclude<OpeningFailure, 'missing' | 'empty'> | null
}

/** How far a call for a book has come. */
interface BookQuery<B> {
  readonly data?: B | undefined
  readonly isFetching: boolean
  readonly error?: unknown
}

/** What a call for a book tells so far. A call that failed is over: its error stays until it is tried again. */
export function readBookLoad<B>({ data, isFetching, error }: BookQuery<B>): BookLoad<B> {
  if (data !== undefined) return { book: data, isLoading: false, error: null }
  if (isFetching || error === undefined) return { book: undefined, isLoading: true, error: null }
  const status = isApiFailure(error) ? error.status : 0
  if (status === 404) return { book: null, isLoading: false, error: null }
  return { book: undefined, isLoading: false, error: status === 401 || status === 403 ? 'not-allowed' : 'unreachable' }
}
