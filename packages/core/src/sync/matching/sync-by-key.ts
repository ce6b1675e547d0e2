import { elementAt, int32At } from '../../arrays/element-at'
import { findPageNumberRects } from '../../text-lines/page-numbers/find-page-number'
import type { Language, Rect, SyncResult, TimedWord } from '../../types'
import { assignTime } from './assign-time'
import { findHeardIntervals } from './find-heard-intervals'
import { matchSpeech } from './match-speech'
import { reportSync } from './report-sync'

/** Gives all rects of a key the interval in which their letters are heard, for `syncByWord` and `syncBySentence`. */
export function syncByKey<R extends Rect>(
  rects: readonly R[],
  timedWords: readonly TimedWord[],
  o: { language: Language; keyOf: (rect: R, index: number) => string | number },
): SyncResult<R & Rect> {
  const match = matchSpeech(rects, timedWords, o.language)
  const keys = rects.map(o.keyOf)
  const heard = findHeardIntervals(match.parts, (part) => elementAt(keys, part.rect))
  const letters = new Map<string | number, number>()
  for (const [index, key] of keys.entries()) {
    letters.set(key, (letters.get(key) ?? 0) + int32At(match.lettersOf, index))
  }
  const pageNumbers = findPageNumberRects(rects)
  const synced = rects.map((rect, index): R & Rect => {
    const key = elementAt(keys, index)
    return pageNumbers.includes(rect) ? rect : assignTime(rect, heard.get(key), letters.get(key) ?? 0)
  })
  return reportSync(rects, synced, match)
}
