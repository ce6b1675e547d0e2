import type { PlaybackClock } from '@lectern/core/playback'
import type { ReaderPage } from '../book/reader-book'
import type { WordLights } from './create-word-lights'
import { findNarratedPage } from './find-narrated-page'
import { followWords } from './follow-words'
import { keepInView } from './keep-in-view'
import { planPageTurns } from './plan-page-turns'
import { runFrames, type FrameSource } from './run-frames'

export interface FollowNarrationOptions {
  readonly clock: PlaybackClock
  readonly frames: FrameSource
  readonly pages: readonly ReaderPage[]
  readonly lights: WordLights
  /** The page the narration is on, on every tick; called before the words are lit, so that a turn is seen with them. */
  readonly onPage: (pageId: number) => void
}

/** Lights the words of a chapter as they are read, and says which page they are on. @returns stops it */
export function followNarration(o: FollowNarrationOptions): () => void {
  const litAt = followWords(o.pages)
  const turns = planPageTurns(o.pages)
  let lit: readonly string[] = []
  const stop = runFrames(o.clock, o.frames, (time) => {
    const page = o.pages[findNarratedPage(turns, time) ?? -1]
    if (page !== undefined) o.onPage(page.pageId)
    // Turning a page takes a few milliseconds, in which the narration goes on.
    const next = litAt(o.clock.now())
    if (next === lit) return
    lit = next
    o.lights.light(lit)
    const element = o.lights.litElement()
    if (element !== null) keepInView(element)
  })
  return () => {
    stop()
    o.lights.light([])
  }
}
