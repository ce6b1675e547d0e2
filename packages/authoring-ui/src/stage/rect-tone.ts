import type { Rect } from '@lectern/core/geometry'

/** What the author wants to see in the rects: how sure the words are, or which have their times. */
export const stageViews = ['words', 'times'] as const
export type StageView = (typeof stageViews)[number]

export type RectTone = 'rect' | 'timed' | 'doubtful'

/** Recognition below this is worth a look. */
export const doubtfulConfidence = 0.6

/** The tone that tells an author where to look: doubtful words, or words with estimated times. */
export function rectTone(rect: Rect, view: StageView): RectTone {
  if (view === 'words') {
    return rect.confidence !== undefined && rect.confidence < doubtfulConfidence ? 'doubtful' : 'rect'
  }
  if (rect.startTime === undefined || rect.endTime === undefined) return 'rect'
  return rect.timing?.source === 'estimated' ? 'doubtful' : 'timed'
}
