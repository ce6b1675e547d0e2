import type { PagePlan } from '../photographs/photograph'
import type { PageRects, PageSnapshot } from '../editor/editor'
import type { RectScope } from '../editor/placed-rect'
import type { Draft } from '../drafts/draft-database'
import type { Visibility } from './desk-chapter'
import type { Notice, SaveScope } from './notice'
import type { WorkPage } from './work-page'

/** The step that asked for a save and continues after it; null if nothing waits for it. */
export type SavePurpose = 'sync' | 'fill' | 'publish' | 'rect-deletion' | 'conflict' | null

/** The step that asked for the chapter to be read again and continues after it. */
export type RefreshPurpose = 'photographs' | 'upload' | 'order' | 'deletion' | 'gone'

export interface SaveRequest {
  readonly scope: SaveScope
  /** Those without unsaved changes are skipped. */
  readonly pageVariationIds: readonly number[]
  /** No notice on success. */
  readonly quiet: boolean
  readonly purpose: SavePurpose
  /** Identifies the caller that waits for the result; null if none does. */
  readonly ticket: number | null
  /** Saves the pages even if they are unchanged, as fitting their replaced images. */
  readonly fitsImage?: boolean
}

/** One thing to do as the result of an event. The store executes effects in order; results come back as events. */
export type DeskEffect = DocumentEffect | ApiEffect | DraftEffect | ControlEffect

/** A change of the editor's document or of what the stage shows. */
export type DocumentEffect =
  | { readonly do: 'load-page'; readonly pageVariationId: number; readonly rects: PageRects }
  | { readonly do: 'forget-page'; readonly pageVariationId: number }
  | { readonly do: 'clear-history' }
  | {
      readonly do: 'replace-rects'
      readonly label: string
      readonly scopes: readonly { readonly scope: RectScope; readonly rects: PageRects['rects'] }[]
    }
  | { readonly do: 'mark-saved'; readonly snapshots: readonly PageSnapshot[] }
  /** Marks pages as saved with the rects they have once the effects before have been executed. */
  | { readonly do: 'mark-current-saved'; readonly pageVariationIds: readonly number[] }
  | { readonly do: 'restore-drafts'; readonly drafts: readonly Draft[] }
  | {
      readonly do: 'show-page'
      readonly scope: RectScope
      readonly size: { readonly width: number; readonly height: number }
    }
  | { readonly do: 'select'; readonly ids: readonly string[] }

/** A call of the server. */
export type ApiEffect =
  | { readonly do: 'read-rects' }
  | { readonly do: 'read-origin' }
  | { readonly do: 'write-pages'; readonly pages: readonly PageToWrite[] }
  | { readonly do: 'refresh'; readonly purpose: RefreshPurpose }
  | { readonly do: 'reload-book' }
  | { readonly do: 'recognise'; readonly pages: readonly WorkPage[]; readonly kind: 'word' | 'sentence' }
  | { readonly do: 'read-spoken-words' }
  | { readonly do: 'publish'; readonly visibility: Visibility; readonly ifStale: 'publish' | 'refuse' }
  | { readonly do: 'upload'; readonly files: readonly File[]; readonly pageIds: readonly number[] }
  /** Shows the images of another language on the pages without one. */
  | { readonly do: 'take-over-images'; readonly from: string }
  | { readonly do: 'cancel-upload' | 'cancel-recognition' }
  | { readonly do: 'write-page-order'; readonly indexes: readonly PageIndex[] }
  | { readonly do: 'delete-page' | 'restore-page'; readonly pageId: number }
  | { readonly do: 'read-photograph'; readonly pageVariationId: number }
  | ({ readonly do: 'correct-photograph' } & PagePlan)

/** A change of the drafts on this device. */
export type DraftEffect =
  /** Removes drafts once this visit has stored its own version of them. */
  | { readonly do: 'adopt-drafts'; readonly drafts: readonly Draft[] }
  | { readonly do: 'remove-drafts'; readonly drafts: readonly Draft[] }

/** The call that a pause is followed by. */
export type RetriedCall = 'save' | 'load'

/** A message to the application or to another part of the desk. */
export type ControlEffect =
  | { readonly do: 'go-to-page'; readonly pageId: number }
  | { readonly do: 'notify'; readonly notice: Notice }
  | { readonly do: 'request-save'; readonly request: SaveRequest }
  | { readonly do: 'start-next-save' }
  /** Tries something again after a pause, which replaces an earlier one. */
  | { readonly do: 'wait'; readonly until: RetriedCall; readonly seconds: number }
  /** Follows the effects that load pages: the document is complete. */
  | { readonly do: 'report-loaded'; readonly purpose: RefreshPurpose | null }
  | {
      readonly do: 'report-save'
      readonly purpose: SavePurpose
      readonly ticket: number | null
      readonly saved: boolean
    }

export interface PageToWrite {
  readonly snapshot: PageSnapshot
  /** The revision that the work was done on. */
  readonly revision: number
  readonly fitsImage: boolean
}

/** A page's index in its chapter, from 0. */
export interface PageIndex {
  readonly id: number
  readonly order_index: number
}
