import type { BookData, BookOutline } from '@lectern/api-client/main/reading'
import type { AddressBar } from '../address/address-bar'
import type { PlaceStorage } from '../store/stored-place'
import type { WaysOut } from '../ways-in/opening-failure-props'

/** The request for a book. */
export interface BookQuery {
  /** The whole book, or its outline. */
  readonly data: BookData | BookOutline['book'] | undefined
  /** Undefined for a whole book. */
  readonly parts: BookOutline['parts'] | undefined
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

export interface BookFrameProps extends WaysOut {
  /** null: the address names something that is no book. */
  readonly bookId: number | null
  readonly bar: AddressBar
  readonly onLanguageChoice: (language: string) => void
  /** Holds the last place in each book. */
  readonly storage: PlaceStorage
  /** Preferred languages, best first: the book opens in the first one that it has. */
  readonly languages: readonly string[]
  /** True if this screen replaces another one and must take the focus. */
  readonly takesFocus: boolean
  readonly query: BookQuery
}
