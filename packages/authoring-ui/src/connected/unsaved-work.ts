import type { WorkPlace } from './work-place'

/** Work on a chapter in one language that is not saved. */
export interface UnsavedWork {
  /** The pages that are not saved now, by the numbers that readers know them by. */
  readonly pageNumbers: () => readonly number[]
  /** Answers whether all is saved. */
  readonly save: () => Promise<boolean>
  /** Whether another place in the book is on the same desk: going there leaves nothing behind. */
  readonly isAt: (place: WorkPlace) => boolean
}
