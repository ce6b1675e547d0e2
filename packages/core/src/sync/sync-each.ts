import { findPageNumbers } from '../page-layout/find-page-number'
import type { Language, Rect, SyncResult, TimedWord } from '../types'
import { giveTime } from './give-time'
import { hearStretches } from './hear-stretches'
import { matchSpeech } from './match-speech'
import { reportSync } from './report-sync'

/** Gives rects of one key the stretch of time in which their letters are heard; see `syncByWord` and `syncBySentence`. */
export function syncEach<R extends Rect>(
  rects: readonly R[],
  timedWords: readonly TimedWord[],
  o: { language: Language; keyOf: (rect: R, index: number) => string | number },
): SyncResult<R & Rect> {
  const match = matchSpeech(rects, timedWords, o.language)
  const keys = rects.map(o.keyOf)
  const heard = hearStretches(match.parts, (part) => keys[part.rect])
  const letters = new Map<unknown, number>()
  for (const [index, key] of keys.entries()) {
    letters.set(key, (letters.get(key) ?? 0) + (match.lettersOf[index] ?? 0))
  }
  const pageNumbers = findPageNumbers(rects)
  const synced = rects.map((rect, index): R & Rect => {
    const key = keys[index]
    return pageNumbers.includes(rect) ? rect : giveTime(rect, heard.get(key), letters.get(key) ?? 0)
  })
  return reportSync(rects, synced, match)
}
