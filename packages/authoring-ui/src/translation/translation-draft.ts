import type { Box } from '@lectern/core/geometry'

/** A translated text that the author has yet to check. */
export interface TranslationDraft {
  /** The page in the language of the desk. */
  readonly pageVariationId: number
  /** Language that it was translated from. */
  readonly from: string
  readonly source: string
  readonly text: string
  /** Boxes of the words that it was translated from, in pixels of the page in the language of the desk. */
  readonly boxes: readonly Box[]
  /** The author has put it on the page. It is kept until the next load, so that undo restores it. */
  readonly isAccepted: boolean
}
