import { buildCueIndex, createPlaybackCursor, highlightPolicy } from '@lectern/core/playback'
import type { ReaderPage } from '../book/reader-book'

/** Says which words are lit at a time; the same array while nothing changes. */
export type FollowWords = (time: number) => readonly string[]

/** Follows the words of a chapter's pages by the narration's time. The cues are prepared once. */
export function followWords(pages: readonly Pick<ReaderPage, 'words'>[]): FollowWords {
  const index = buildCueIndex(
    pages.flatMap((page) =>
      page.words.flatMap(({ key, span }) => (span === null ? [] : [{ id: key, start: span.start, end: span.end }])),
    ),
  )
  const cursor = createPlaybackCursor(index)
  let active: readonly string[] = []
  let lit: readonly string[] = []
  return (time) => {
    const step = cursor.advance(time)
    if (step.active === active) return lit
    active = step.active
    // Inside a gap the answer depends on the gap alone, so it is asked for once, on entering it.
    lit = active.length > 0 ? active : highlightPolicy(index, time)
    return lit
  }
}
