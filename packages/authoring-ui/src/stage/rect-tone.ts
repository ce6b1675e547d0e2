import type { Rect } from '@lectern/core/geometry'
import { isMarkRect } from '../marks/page-mark'
import { isDoubtfulWord } from '../recognition/is-doubtful-word'

/** The stage colours rects by the confidence of their words, or by their times. */
export const stageViews = ['words', 'times'] as const
export type StageView = (typeof stageViews)[number]

export type RectTone = 'rect' | 'timed' | 'doubtful'

/** Returns the tone of a rect: doubtful words stand out, or words with estimated times. */
export function rectTone(rect: Rect, view: StageView): RectTone {
  if (isMarkRect(rect)) return rect.mark.kind === 'point' ? 'timed' : 'rect'
  if (view === 'words') return isDoubtfulWord(rect) ? 'doubtful' : 'rect'
  if (rect.startTime === undefined || rect.endTime === undefined) return 'rect'
  return rect.timing?.source === 'estimated' ? 'doubtful' : 'timed'
}
