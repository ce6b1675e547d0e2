import type { PhotographPlan } from '@lectern/core/page-photographs'
import type { ImportedPageImage } from './page-import'

/** Something about a photographed page that the author should know. */
export type PhotographFinding =
  /** More than the page is on the photograph, such as a table. */
  | 'margin'
  /** The page lies on its side or upside down, as far as its lines tell. */
  | 'turned'
  /** The lines are not level. */
  | 'tilted'
  /** The paper is darker than paper should be. */
  | 'dark'
  /** A shadow lies on the page. */
  | 'uneven-light'
  /** No letters can be told apart: it is blurred, or there is no text. */
  | 'no-sharp-text'

export interface PhotographProposal {
  /** Null if nothing needs to be corrected. */
  plan: PhotographPlan | null
  findings: PhotographFinding[]
}

export interface PhotographFailure {
  kind: 'failed'
  code: 'not-an-image' | 'timeout' | 'cancelled' | 'engine-failed'
  /** For people. */
  message: string
  /** The engine's own words, for the log. */
  cause?: string
}

/** Corrects photographs of pages off the event loop. Expected failures are returned, never thrown. */
export interface PagePhotographs {
  /**
   * Proposes corrections by the pixels of a photograph. With a language, a page that seems to lie on its side or upside down
   * is recognised, and turned only if that confirms it.
   */
  propose(request: {
    image: Uint8Array
    language?: string
    signal?: AbortSignal
  }): Promise<({ kind: 'proposed' } & PhotographProposal) | PhotographFailure>
  /** Cuts the page out of its photograph as planned. */
  correct(request: {
    image: Uint8Array
    plan: PhotographPlan
    signal?: AbortSignal
  }): Promise<{ kind: 'corrected'; image: ImportedPageImage & { thumbnail: Uint8Array } } | PhotographFailure>
}
