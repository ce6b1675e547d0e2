import type { Preferences } from './preferences'
import type { ReadingState } from './reading-slice'

/** The part of the Redux state that the reader's connected components use. */
export interface ReaderStoreState {
  readonly reading: ReadingState
  readonly preferences: Preferences
}
