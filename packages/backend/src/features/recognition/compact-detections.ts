import type { Detections } from '@lectern/contracts/app'
import { fromGoogleVision } from '@lectern/core/page-layout'
import type { z } from 'zod'

type Found = z.input<typeof Detections>

const page = { pageId: 0, pageVariationId: 0 }

/**
 * Shrinks detections to a tenth: breaks and confidence move to the words, and letters with their boxes are dropped. The
 * resulting rects are equal. Detections that would lose data are returned unchanged.
 */
export function compactDetections(found: Found): Found {
  const { fullTextAnnotation, ...others } = found
  const [wholePage, ...entries] = found.textAnnotations
  const { words, issues } = fromGoogleVision(found, page)
  // Words that are skipped for their boxes would have to be kept too.
  if (!wholePage || !fullTextAnnotation || issues.length > 0 || words.length !== entries.length) return found
  const annotations = entries.map((entry, index) => {
    const { detectedBreak, confidence } = words[index] ?? {}
    return {
      ...entry,
      ...(detectedBreak === undefined ? {} : { detectedBreak }),
      ...(confidence === undefined ? {} : { confidence }),
    }
  })
  const { pages: _letters, ...fullText } = fullTextAnnotation
  const shorter = { ...others, textAnnotations: [wholePage, ...annotations], fullTextAnnotation: fullText }
  const same = JSON.stringify(fromGoogleVision(shorter, page).words) === JSON.stringify(words)
  return same ? shorter : found
}
