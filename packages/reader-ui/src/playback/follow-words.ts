import { buildCueIndex, createPlaybackCursor, highlightPolicy } from '@lectern/core/playback'
import type { ReaderPage } from '../book/reader-book'

/** Returns the keys of the words that are lit at a time; the same array while nothing changes. */
export type FollowWords = (time: number) => readonly string[]

/** Builds the cue index of a chapter's pages once. Returns a function that looks up the lit words of a time. */
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
    // Within a gap the result is constant, so it is computed once, on entering the gap.
    lit = active.length > 0 ? active : highlightPolicy(index, time)
    return lit
  }
}
