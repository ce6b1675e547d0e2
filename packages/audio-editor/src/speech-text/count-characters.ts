import { withTrailingSpace, type TextSegment } from '@lectern/core/text'

export interface SpokenPage {
  readonly pageVariationId: number
  readonly textSegments: readonly TextSegment[]
  /** Digests of the sentences that the text was built from; the narration keeps them. */
  readonly sentences?: readonly string[]
}

/** Counts the characters that generating sends: each segment with its trailing space. */
export function countCharacters(pages: readonly SpokenPage[]): number {
  let characters = 0
  for (const { textSegments } of pages) {
    for (const { text } of textSegments) if (text.trim() !== '') characters += withTrailingSpace(text).length
  }
  return characters
}
