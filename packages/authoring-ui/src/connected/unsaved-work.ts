import type { WorkPlace } from '../guide/work-place'

/** Unsaved work on a chapter in one language. */
export interface UnsavedWork {
  /** Returns the numbers of the pages that are unsaved now. */
  readonly pageNumbers: () => readonly number[]
  /** Resolves to whether everything is saved. */
  readonly save: () => Promise<boolean>
  /** Returns true if another place is on the same desk, so that going there leaves nothing behind. */
  readonly isAt: (place: WorkPlace) => boolean
}
