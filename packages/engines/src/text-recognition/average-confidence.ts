import type { TextDetections } from '@lectern/backend/ports'

/** Averages the confidence of the words that have one. Returns 0 for a page without words, undefined when no word has one. */
export function averageConfidence({ fullTextAnnotation, textAnnotations }: TextDetections): number | undefined {
  const words = fullTextAnnotation.pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.words)),
  )
  if (words.length === 0 && textAnnotations.length === 0) return 0
  const known = words.flatMap(({ confidence }) => (confidence === undefined ? [] : [confidence]))
  return known.length === 0 ? undefined : known.reduce((sum, confidence) => sum + confidence, 0) / known.length
}
