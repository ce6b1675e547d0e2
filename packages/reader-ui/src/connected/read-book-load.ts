import { isApiFailure } from '@lectern/api-client/session'
import type { OpeningFailure } from '../book-opening/opening-failure'

/** Load state of a book. */
export interface BookLoad<B> {
  /** null: there is no such book. undefined: not loaded. */
  readonly book: B | null | undefined
  readonly isLoading: boolean
  /** Error of the request; a missing book is not an error. */
  readonly error: Extract<OpeningFailure, 'needs-sign-in' | 'not-allowed' | 'unreachable'> | null
}

/** The part of an RTK Query result that is used. */
interface BookQuery<B> {
  readonly data?: B | undefined
  readonly isFetching: boolean
  readonly error?: unknown
}

/** Returns the load state of a book's query. A failed query is not loading; its error stays until the next attempt. */
export function readBookLoad<B>({ data, isFetching, error }: BookQuery<B>): BookLoad<B> {
  if (data !== undefined) return { book: data, isLoading: false, error: null }
  if (isFetching || error === undefined) return { book: undefined, isLoading: true, error: null }
  const status = isApiFailure(error) ? error.status : 0
  if (status === 404) return { book: null, isLoading: false, error: null }
  const reason = status === 401 ? 'needs-sign-in' : status === 403 ? 'not-allowed' : 'unreachable'
  return { book: undefined, isLoading: false, error: reason }
}
