import type { PhotographPlan } from '@lectern/core/page-photographs'
import type { WorkPage } from '../desk-plan/work-page'

/** Something that the pixels of a photograph show; see the server's `PagePhotograph`. */
export type PhotographFinding = 'margin' | 'turned' | 'tilted' | 'dark' | 'uneven-light' | 'no-sharp-text'

/** The original image of a page, with the corrections made and those that its pixels suggest. */
export interface Photograph {
  readonly photographUrl: string
  /** Pixels of the original. */
  readonly width: number
  readonly height: number
  /** Null while the original is shown. */
  readonly plan: PhotographPlan | null
  /** Null if nothing needs to be corrected. */
  readonly proposal: PhotographPlan | null
  readonly findings: readonly PhotographFinding[]
}

/** A page whose photograph may be corrected. */
export interface PhotographEntry {
  readonly page: WorkPage
  readonly reading:
    | { readonly kind: 'waiting' }
    | { readonly kind: 'failed'; readonly reason: string }
    | { readonly kind: 'read'; readonly photograph: Photograph }
  /** The corrections that are shown; null shows the original. */
  readonly plan: PhotographPlan | null
  /** The author wants these corrections. */
  readonly isAccepted: boolean
}

/** The corrections of a page: null for its original. */
export interface PagePlan {
  readonly pageVariationId: number
  readonly plan: PhotographPlan | null
}
