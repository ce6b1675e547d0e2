import { withTrailingSpace, type TextSegment } from '@lectern/core/text'

export interface SpokenPage {
  readonly pageVariationId: number
  readonly textSegments: readonly TextSegment[]
}

/** Counts the characters that generating sends: each segment with its trailing space. */
export function countCharacters(pages: readonly SpokenPage[]): number {
  let characters = 0
  for (const { textSegments } of pages) {
    for (const { text } of textSegments) if (text.trim() !== '') characters += withTrailingSpace(text).length
  }
  return characters
}
