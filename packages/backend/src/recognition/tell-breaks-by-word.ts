import type { Detections } from '@lectern/contracts/app'
import { fromGoogleVision } from '@lectern/core/page-layout'
import type { z } from 'zod'

type Found = z.input<typeof Detections>

const page = { pageId: 0, pageVariationId: 0 }

/**
 * What a recogniser found, a tenth as long: breaks and confidence stand with the words, and the full text has no letters with
 * boxes of their own. The same rects come of it. Detections that cannot be told so stay as they are.
 */
export function tellBreaksByWord(found: Found): Found {
  const { fullTextAnnotation, ...others } = found
  const [wholePage, ...entries] = found.textAnnotations
  const { words, issues } = fromGoogleVision(found, page)
  // Words that are left out for their boxes would have to be told too.
  if (!wholePage || !fullTextAnnotation || issues.length > 0 || words.length !== entries.length) return found
  const told = entries.map((entry, index) => {
    const { detectedBreak, confidence } = words[index] ?? {}
    return {
      ...entry,
      ...(detectedBreak === undefined ? {} : { detectedBreak }),
      ...(confidence === undefined ? {} : { confidence }),
    }
  })
  const { pages: _letters, ...fullText } = fullTextAnnotation
  const shorter = { ...others, textAnnotations: [wholePage, ...told], fullTextAnnotation: fullText }
  const same = JSON.stringify(fromGoogleVision(shorter, page).words) === JSON.stringify(words)
  return same ? shorter : found
}
