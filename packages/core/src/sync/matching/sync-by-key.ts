import { requireLanguage, requireList } from '../../arrays/require-list'
import { int32At } from '../../arrays/element-at'
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
  o: { language: Language; numberKeys: (rects: readonly R[]) => Int32Array },
): SyncResult<R & Rect> {
  requireList(rects, 'rects')
  requireList(timedWords, 'timedWords')
  requireLanguage(o)
  const pageNumbers = findPageNumberRects(rects)
  const match = matchSpeech(rects, timedWords, { language: o.language, pageNumbers })
  const keyOf = o.numberKeys(rects)
  const heard = findHeardIntervals(match, keyOf)
  const letters = new Int32Array(rects.length)
  for (let at = 0; at < rects.length; at += 1) {
    const key = int32At(keyOf, at)
    letters[key] = int32At(letters, key) + int32At(match.lettersOf, at)
  }
  const synced = rects.map((rect, index) => {
    const key = int32At(keyOf, index)
    const isPageNumber = pageNumbers.length > 0 && pageNumbers.includes(rect)
    return isPageNumber ? rect : assignTime(rect, heard, key, int32At(letters, key))
  })
  return reportSync(rects, synced, match)
}
