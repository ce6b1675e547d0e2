import type { MovedSpan } from '@lectern/ui/waveform'
import type { PlacedRect } from '../editor/placed-rect'
import type { TimeSpan } from './list-time-spans'

export interface RetimeContext {
  readonly spans: readonly TimeSpan[]
  /** Returns the digest of the words spoken for a page; undefined while it is not known. */
  readonly narrationOf: (pageVariationId: number) => string | undefined
}

/** Returns the rects of moved spans with their new times, set by hand for the narration as it is now. */
export function retimeRects(moved: readonly MovedSpan[], { spans, narrationOf }: RetimeContext): PlacedRect[] {
  const byId = new Map(moved.map((each) => [each.id, each]))
  return spans.flatMap((span) => {
    const times = byId.get(span.id)
    if (times === undefined) return []
    return span.rects.map((placed) => {
      const narration = narrationOf(placed.pageVariationId) ?? placed.rect.timing?.narration
      const timing = { source: 'manual' as const, ...(narration === undefined ? {} : { narration }) }
      return { ...placed, rect: { ...placed.rect, startTime: times.start, endTime: times.end, timing } }
    })
  })
}
