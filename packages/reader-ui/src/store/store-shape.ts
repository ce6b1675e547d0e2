import type { ReadingState } from './reading-slice'

/** The part of a store that the reader's connected components use. */
export interface ReaderStoreState {
  readonly reading: ReadingState
}
