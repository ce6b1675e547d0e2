import type { Detections } from '@lectern/contracts/app'
import { fromGoogleVision, type Issue } from '@lectern/core/page-layout'
import type { z } from 'zod'

type Found = z.input<typeof Detections>

export interface RecoveredDetections {
  detections: Found
  issues: Issue[]
}

/**
 * Adds breaks to words of a recogniser that returned none, from the text of the whole page in the first annotation.
 * `issues` reports that, and the words that cannot be used.
 */
export function recoverBreaks(found: Found, page: { pageId: number; pageVariationId: number }): RecoveredDetections {
  const { words, issues } = fromGoogleVision(found, page)
  if (hasBreaks(found)) return { detections: found, issues }
  const [wholePage, ...entries] = found.textAnnotations
  const breaks = new Map(
    words.flatMap(({ id, detectedBreak }) => (detectedBreak ? [[Number(id.split('-').at(-1)), detectedBreak]] : [])),
  )
  if (!wholePage || breaks.size === 0) return { detections: found, issues }
  const textAnnotations = [
    wholePage,
    ...entries.map((entry, index) => {
      const detectedBreak = breaks.get(index)
      return detectedBreak ? { ...entry, detectedBreak } : entry
    }),
  ]
  const message = `Page ${page.pageId}: the recogniser told no breaks; ${breaks.size} were read off the text of the whole page. Look over spaces and ends of lines.`
  return { detections: { ...found, textAnnotations }, issues: [...issues, { code: 'breaks-recovered', message }] }
}

/** Returns true if breaks are in the full text or in any annotation. */
function hasBreaks({ textAnnotations, fullTextAnnotation }: Found): boolean {
  const { words } = fromGoogleVision({ fullTextAnnotation }, { pageId: 0, pageVariationId: 0 })
  return words.length > 0 || textAnnotations.some((entry) => 'detectedBreak' in entry || 'property' in entry)
}
