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
  const matchable = rects.flatMap((rect, index) => (int32At(match.lettersOf, index) > 0 ? [{ rect, index }] : []))
  if (matchable.length === 0) {
    const message = 'The page has no rects with words: recognise its text or draw rects with words first'
    const issues = [{ code: 'no-word-rects', message }, ...match.issues]
    return { rects: synced, coverage: 0, firstUnmatchedWord: null, firstUnassignedRect: null, issues }
  }
  const unassigned = matchable.filter(({ rect, index }) => synced[index] === rect)
  const first = unassigned[0]
  const found = matchable.length - unassigned.length
  const issues = [...match.issues]
  if (found > 0 && found < FEW_MATCHED * matchable.length) {
    const message = `Only ${found} of ${matchable.length} words were found: is this the narration of this page?`
    issues.push({ code: 'little-matched', message })
  }
  return {
    rects: synced,
    coverage: found / matchable.length,
    firstUnmatchedWord: match.firstUnmatchedWord,
    firstUnassignedRect:
      first === undefined ? null : { index: first.index, id: first.rect.id, word: wordOf(first.rect) },
    issues,
  }
}
