import type { TextDetections } from '@lectern/backend/ports'

/** The mean confidence of the words that tell one; 0 for a page without words, nothing where no word tells one. */
export function meanConfidence({ fullTextAnnotation, textAnnotations }: TextDetections): number | undefined {
  const words = fullTextAnnotation.pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.words)),
  )
  if (words.length === 0 && textAnnotations.length === 0) return 0
  const told = words.flatMap(({ confidence }) => (confidence === undefined ? [] : [confidence]))
  return told.length === 0 ? undefined : told.reduce((sum, confidence) => sum + confidence, 0) / told.length
}
