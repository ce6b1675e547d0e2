import { buildCueIndex, createPlaybackCursor, highlightPolicy, type Cue } from '@lectern/core/playback'
import type { ReaderPage } from '../book/reader-book'

/** Returns the ids that are lit at a time; the same array while nothing changes. */
export type FollowCues = (time: number) => readonly string[]

/** Builds the cue index of a chapter's words once. Returns a function that looks up the lit words of a time. */
export function followWords(pages: readonly Pick<ReaderPage, 'words'>[]): FollowCues {
  return followCues(
    pages.flatMap((page) =>
      page.words.flatMap(({ key, span }) => (span === null ? [] : [{ id: key, start: span.start, end: span.end }])),
    ),
  )
}

/** Builds an index of words or of sentences. Returns a function that looks up the lit ones of a time. */
export function followCues(cues: readonly Cue[]): FollowCues {
  const index = buildCueIndex(cues)
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
