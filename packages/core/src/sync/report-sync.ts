import type { Rect, SyncResult } from '../types'
import type { SpeechMatch } from './match-speech'

/** Where fewer of a page's words are found than this share, they may be found by chance. */
const LITTLE = 0.5

/** Names what of page and speech found each other. `synced` holds the same object as `rects` where nothing was found. */
export function reportSync<R extends Rect>(rects: readonly R[], synced: R[], match: SpeechMatch): SyncResult<R> {
  const matchable = rects.flatMap((rect, index) => ((match.lettersOf[index] ?? 0) > 0 ? [{ rect, index }] : []))
  if (matchable.length === 0) {
    const message = 'The page has no rects with words: recognise its text, or draw rects with words, first'
    const issues = [{ code: 'no-word-rects', message }, ...match.issues]
    return { rects: synced, coverage: 0, firstUnmatchedWord: null, firstUnassignedRect: null, issues }
  }
  const unassigned = matchable.filter(({ rect, index }) => synced[index] === rect)
  const first = unassigned[0]
  const found = matchable.length - unassigned.length
  const issues = [...match.issues]
  if (found > 0 && found < LITTLE * matchable.length) {
    const message = `Only ${found} of ${matchable.length} words were found: is this the narration of this page?`
    issues.push({ code: 'little-matched', message })
  }
  return {
    rects: synced,
    coverage: found / matchable.length,
    firstUnmatchedWord: match.firstUnmatchedWord,
    firstUnassignedRect:
      first === undefined ? null : { index: first.index, id: first.rect.id, word: first.rect.word ?? '' },
    issues,
  }
}
