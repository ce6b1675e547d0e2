import type { WorkPlace } from '../guide/work-place'

/** Unsaved work: pages of a chapter in one language, or other items. */
export interface UnsavedWork {
  /** Returns the numbers of the pages that are unsaved now. */
  readonly pageNumbers: () => readonly number[]
  /** Returns the names of other things that are unsaved now. */
  readonly itemNames?: () => readonly string[]
  /** Resolves to whether everything is saved. */
  readonly save: () => Promise<boolean>
  /** Discards what a device would otherwise keep; work that is only held in memory is discarded by leaving. */
  readonly discard?: () => void
  /** Returns true if another place is on the same desk, so that going there leaves nothing behind. */
  readonly isAt: (place: WorkPlace) => boolean
}
