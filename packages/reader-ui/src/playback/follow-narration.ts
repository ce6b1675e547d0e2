import type { PlaybackClock } from '@lectern/core/playback'
import type { ReaderPage } from '../book/reader-book'
import type { WordHighlights } from './create-word-highlights'
import { findHold } from './find-hold'
import { findNarratedPage } from './find-narrated-page'
import { followWords } from './follow-words'
import { computeHoldSeconds } from './compute-hold-seconds'
import { scrollWordIntoView } from './scroll-word-into-view'
import { planHolds, type Hold } from './plan-holds'
import { planPageTurns } from './plan-page-turns'
import { runFrames, type FrameSource } from './run-frames'

export interface FollowNarrationOptions {
  readonly clock: PlaybackClock
  readonly frames: FrameSource
  readonly pages: readonly ReaderPage[]
  readonly highlights: WordHighlights
  /** Called on every tick with the narrated page, before the words are highlighted, so that a page turn is in the same frame. */
  readonly onPage: (pageId: number) => void
  /** Called with the seconds that the narration must pause, during which the clock's rate is 0. */
  readonly onHold: (seconds: number) => void
}

/** Intervals exclude their end: just before it the last word is still highlighted. */
const JUST_BEFORE_SECONDS = 1e-3

/** Highlights the words of a chapter during narration and reports the narrated page. @returns a function that stops it */
export function followNarration(o: FollowNarrationOptions): () => void {
  const findLitKeys = followWords(o.pages)
  const turns = planPageTurns(o.pages)
  const holds = planHolds(
    o.pages.flatMap((page) =>
      page.words.flatMap(({ span }) => (span === null ? [] : [{ ...span, endTime: span.end }])),
    ),
  )
  let lit: readonly string[] = []
  let playedTo = o.clock.now()
  let held: Hold | null = null
  // Times that a seek skips were not played. This listener runs before the tick of the same seek.
  const stopListening = o.clock.onDiscontinuity(() => {
    playedTo = o.clock.now()
  })
  const stop = runFrames(o.clock, o.frames, (time) => {
    const hold = o.clock.isPlaying ? findHold(holds, { from: playedTo, to: time }) : null
    playedTo = time
    if (hold !== null) o.onHold(computeHoldSeconds(hold, o.clock.rate))
    held = hold ?? (o.clock.rate === 0 ? held : null)
    const page = o.pages[findNarratedPage(turns, time) ?? -1]
    if (page !== undefined) o.onPage(page.pageId)
    // A page turn takes a few milliseconds, during which the narration continues.
    const next = findLitKeys(held === null ? o.clock.now() : held.atSeconds - JUST_BEFORE_SECONDS)
    if (next === lit) return
    lit = next
    o.highlights.set(lit)
    const element = o.highlights.findElement()
    if (element !== null) scrollWordIntoView(element)
  })
  return () => {
    stop()
    stopListening()
    o.highlights.set([])
  }
}
