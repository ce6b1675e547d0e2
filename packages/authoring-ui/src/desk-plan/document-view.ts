import type { PageSnapshot } from '../editor/editor'
import type { PlacedRect, RectKind } from '../editor/placed-rect'

/** The editor's document as the steps of the desk may read it. */
export interface DocumentView {
  readonly unsavedPages: ReadonlySet<number>
  /** Returns the rects of a page in reading order; the same array until the page changes. */
  readonly rectsOf: (pageVariationId: number, kind: RectKind) => readonly PlacedRect[]
  /** Returns the rects of a page as they were loaded or saved last. */
  readonly savedOf: (pageVariationId: number) => readonly PlacedRect[]
  readonly snapshotOf: (pageVariationId: number) => PageSnapshot
  readonly selected: ReadonlySet<string>
}
