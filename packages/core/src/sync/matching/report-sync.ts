import { int32At } from '../../arrays/element-at'
import { wordOf } from '../../text-lines/word-of'
import type { Rect, SyncResult } from '../../types'
import type { SpeechMatch } from './match-speech'

/** Below this fraction of matched words, the matches may be chance. */
const FEW_MATCHED = 0.5

/**
 * Summarises a sync: its coverage, the first words without a match, and issues. Untimed rects are the same objects in `rects` and
 * `synced`.
 */
export function reportSync<R extends Rect>(rects: readonly R[], synced: R[], match: SpeechMatch): SyncResult<R> {
  let matchable = 0
  let found = 0
  let first: SyncResult['firstUnassignedRect'] = null
  let index = -1
  for (const rect of rects) {
    index += 1
    if (int32At(match.lettersOf, index) === 0) continue
    matchable += 1
    if (synced[index] !== rect) found += 1
    else first ??= { index, id: rect.id, word: wordOf(rect) }
  }
  if (matchable === 0) {
    const message = 'The page has no rects with words: recognise its text or draw rects with words first'
    const issues = [{ code: 'no-word-rects', message }, ...match.issues]
    return { rects: synced, coverage: 0, firstUnmatchedWord: null, firstUnassignedRect: null, issues }
  }
  const issues = [...match.issues]
  if (found > 0 && found < FEW_MATCHED * matchable) {
    const message = `Only ${found} of ${matchable} words were found: is this the narration of this page?`
    issues.push({ code: 'little-matched', message })
  }
  return {
    rects: synced,
    coverage: found / matchable,
    firstUnmatchedWord: match.firstUnmatchedWord,
    firstUnassignedRect: first,
    issues,
  }
}
