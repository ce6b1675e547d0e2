import type { Rect, SyncResult } from '../types'
import type { SpeechMatch } from './match-speech'

/** Names what of page and speech found each other. `synced` holds the same object as `rects` where nothing was found. */
export function reportSync(rects: readonly Rect[], synced: Rect[], match: SpeechMatch): SyncResult {
  const matchable = rects.flatMap((rect, index) => ((match.lettersOf[index] ?? 0) > 0 ? [{ rect, index }] : []))
  if (matchable.length === 0) {
    const message = 'The page has no rects with words: recognise its text, or draw rects with words, first'
    const issues = [{ code: 'no-word-rects', message }, ...match.issues]
    return { rects: synced, coverage: 0, firstUnmatchedWord: null, firstUnassignedRect: null, issues }
  }
  const unassigned = matchable.filter(({ rect, index }) => synced[index] === rect)
  const first = unassigned[0]
  return {
    rects: synced,
    coverage: (matchable.length - unassigned.length) / matchable.length,
    firstUnmatchedWord: match.firstUnmatchedWord,
    firstUnassignedRect:
      first === undefined ? null : { index: first.index, id: first.rect.id, word: first.rect.word ?? '' },
    issues: match.issues,
  }
}
