import type { PlaybackClock } from '@lectern/core/playback'
import type { ReaderPage } from '../book/reader-book'
import type { WordLights } from './create-word-lights'
import { findHold } from './find-hold'
import { findNarratedPage } from './find-narrated-page'
import { followWords } from './follow-words'
import { holdAfter } from './hold-after'
import { keepInView } from './keep-in-view'
import { planHolds, type Hold } from './plan-holds'
import { planPageTurns } from './plan-page-turns'
import { runFrames, type FrameSource } from './run-frames'

export interface FollowNarrationOptions {
  readonly clock: PlaybackClock
  readonly frames: FrameSource
  readonly pages: readonly ReaderPage[]
  readonly lights: WordLights
  /** The page the narration is on, on every tick; called before the words are lit, so that a turn is seen with them. */
  readonly onPage: (pageId: number) => void
  /** The narration is to stand still for so many seconds, at a clock whose rate is 0. */
  readonly onHold: (seconds: number) => void
}

/** Words end before the moment they end at: there the last one is lit. */
const JUST_BEFORE_SECONDS = 1e-3

/** Lights the words of a chapter as they are read, and says which page they are on. @returns stops it */
export function followNarration(o: FollowNarrationOptions): () => void {
  const litAt = followWords(o.pages)
  const turns = planPageTurns(o.pages)
  const holds = planHolds(
    o.pages.flatMap((page) =>
      page.words.flatMap(({ span }) => (span === null ? [] : [{ ...span, endTime: span.end }])),
    ),
  )
  let lit: readonly string[] = []
  let playedTo = o.clock.now()
  let held: Hold | null = null
  // What a seek passes over was not played. Heard before the tick that tells of the same.
  const stopListening = o.clock.onDiscontinuity(() => {
    playedTo = o.clock.now()
  })
  const stop = runFrames(o.clock, o.frames, (time) => {
    const hold = o.clock.isPlaying ? findHold(holds, { from: playedTo, to: time }) : null
    playedTo = time
    if (hold !== null) o.onHold(holdAfter(hold, o.clock.rate))
    held = hold ?? (o.clock.rate === 0 ? held : null)
    const page = o.pages[findNarratedPage(turns, time) ?? -1]
    if (page !== undefined) o.onPage(page.pageId)
    // Turning a page takes a few milliseconds, in which the narration goes on.
    const next = litAt(held === null ? o.clock.now() : held.atSeconds - JUST_BEFORE_SECONDS)
    if (next === lit) return
    lit = next
    o.lights.light(lit)
    const element = o.lights.litElement()
    if (element !== null) keepInView(element)
  })
  return () => {
    stop()
    stopListening()
    o.lights.light([])
  }
}
