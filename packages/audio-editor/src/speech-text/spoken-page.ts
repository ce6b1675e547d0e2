import type { TextSegment } from '@lectern/core/text'

/** The text of a page as it is spoken. */
export interface SpokenPage {
  readonly pageVariationId: number
  readonly textSegments: readonly TextSegment[]
  /** Digests of the sentences that the text was built from; the narration keeps them. */
  readonly sentences?: readonly string[]
}
