import type { Rect } from '@lectern/core/geometry'
import { isMarkRect } from '../marks/page-mark'

/** Facts that the stage shows about rects: confidence of the words, or their times. */
export const stageViews = ['words', 'times'] as const
export type StageView = (typeof stageViews)[number]

export type RectTone = 'rect' | 'timed' | 'doubtful'

/** Confidence below which a word is doubtful. */
export const doubtfulConfidence = 0.6

/** Returns the tone of a rect: doubtful words stand out, or words with estimated times. */
export function rectTone(rect: Rect, view: StageView): RectTone {
  if (isMarkRect(rect)) return rect.mark.kind === 'point' ? 'timed' : 'rect'
  if (view === 'words') {
    return rect.confidence !== undefined && rect.confidence < doubtfulConfidence ? 'doubtful' : 'rect'
  }
  if (rect.startTime === undefined || rect.endTime === undefined) return 'rect'
  return rect.timing?.source === 'estimated' ? 'doubtful' : 'timed'
}
