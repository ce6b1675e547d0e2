import type { PlaybackClock } from '@lectern/core/playback'
import type { ReaderPage } from '../book/reader-book'
import { createDrawnMarks } from '../highlight/create-drawn-marks'
import { drawSentenceBand } from '../highlight/draw-sentence-band'
import { drawWordMark, type WordMark } from '../highlight/draw-word-mark'
import { followMarks } from '../highlight/follow-marks'
import { planHighlights, type SentenceBand } from '../highlight/plan-highlights'
import type { Preferences } from '../store/preferences'
import type { WordHighlights } from './create-word-highlights'
import { followFrameTimes } from './follow-frame-times'
import { findHold } from './find-hold'
import { findNarratedPage } from './find-narrated-page'
import { followWords } from './follow-words'
import { computeHoldSeconds } from './compute-hold-seconds'
import { scrollWordIntoView } from './scroll-word-into-view'
import { planHolds, type Hold } from './plan-holds'
import { planPageTurns } from './plan-page-turns'
import { runFrames, type FrameSource } from './run-frames'
import { mapFound } from '../book/map-found'

export interface FollowNarrationOptions {
  readonly clock: PlaybackClock
  readonly frames: FrameSource
  readonly pages: readonly ReaderPage[]
  readonly highlights: WordHighlights
  /** Returns the reader's present choices. The unit of the highlight does not change. */
  readonly preferences: () => Preferences
  /** Called on every tick with the narrated page, before the words are highlighted, so that a page turn is in the same frame. */
  readonly onPage: (pageId: number) => void
  /** Returns the media time that playback will not pass next; Infinity without one. */
  readonly stopSeconds: () => number
  /** Called with the seconds that the narration must pause, during which the clock's rate is 0. */
  readonly onHold: (seconds: number) => void
}

/** Intervals exclude their end: just before it the last word is still highlighted. */
const JUST_BEFORE_SECONDS = 1e-3

/** Follows the narration of a chapter. */
export interface NarrationFollower {
  /** Replaces the chapter's pages, of which more or fewer words are loaded. A pause that has begun goes on. */
  setPages(pages: readonly ReaderPage[]): void
  stop(): void
}

/** Highlights the words of a chapter during narration and reports the narrated page. */
export function followNarration(o: FollowNarrationOptions): NarrationFollower {
  const { highlightUnit } = o.preferences()
  let plan = planChapter(o.pages, highlightUnit)
  let lit: readonly string[] = []
  let litBands: readonly SentenceBand[] = []
  let marked: readonly WordMark[] = []
  const bands = createDrawnMarks(drawSentenceBand)
  const marks = createDrawnMarks(drawWordMark)
  let playedTo = o.clock.now()
  let held: Hold | null = null
  let shownSeconds = playedTo
  const frameTimes = followFrameTimes()
  let scrolling: number | null = null
  /** Scrolls in the next frame: then the page is laid out, and looking where the word is costs nothing. */
  const scrollSoon = () => {
    if (scrolling !== null) return
    scrolling = o.frames.requestFrame(() => {
      scrolling = null
      const element = marks.findElement() ?? bands.findElement()
      if (element !== null) scrollWordIntoView(element)
    })
  }
  const light = () => {
    const [next, nextBands] = [plan.findLitKeys(shownSeconds), plan.findBands(shownSeconds)]
    const isSame = next === lit && nextBands === litBands
    if (next !== lit) marked = plan.markWords(next)
    lit = next
    litBands = nextBands
    // Also when they are the same: their page may have been mounted since.
    bands.set(litBands)
    marks.set(marked)
    if (isSame) return
    o.highlights.set(lit)
    // A page that is opened or turned to without a voice shows its beginning.
    if (o.clock.isPlaying && o.preferences().autoScroll) scrollSoon()
  }
  // Times that a seek skips were not played. This listener runs before the tick of the same seek.
  const stopListening = o.clock.onDiscontinuity(() => {
    playedTo = o.clock.now()
    frameTimes.restart()
  })
  const stop = runFrames(o.clock, o.frames, (reading, frameMilliseconds) => {
    const time = reading.seconds
    const hold = o.clock.isPlaying ? findHold(plan.holds, { from: playedTo, to: time }) : null
    playedTo = time
    if (hold !== null) o.onHold(computeHoldSeconds(hold, o.clock.rate))
    held = hold ?? (o.clock.rate === 0 ? held : null)
    const { isPlaying, rate } = o.clock
    const delaySeconds = o.preferences().syncOffsetSeconds
    const holdSeconds = plan.holds.find(({ atSeconds }) => atSeconds > time)?.atSeconds ?? Infinity
    const limitSeconds = Math.min(holdSeconds, o.stopSeconds())
    const aim = frameTimes.next({ reading, frameMilliseconds, isPlaying, rate, delaySeconds, limitSeconds })
    shownSeconds = held === null ? aim : held.atSeconds - JUST_BEFORE_SECONDS
    const page = plan.pages[findNarratedPage(plan.turns, shownSeconds) ?? -1]
    if (page !== undefined) o.onPage(page.pageId)
    light()
  })
  return {
    setPages(pages) {
      if (pages === plan.pages) return
      plan = planChapter(pages, highlightUnit)
      marked = plan.markWords(lit)
      light()
    },
    stop() {
      stop()
      stopListening()
      if (scrolling !== null) o.frames.cancelFrame(scrolling)
      o.highlights.set([])
      bands.set([])
      marks.set([])
    },
  }
}

function planChapter(pages: readonly ReaderPage[], unit: Preferences['highlightUnit']) {
  const spans = pages.flatMap((page) => mapFound(page.words, ({ span }) => span))
  const highlights = planHighlights(pages, unit)
  return {
    pages,
    findLitKeys: followWords(highlights.pages),
    ...followMarks(highlights),
    turns: planPageTurns(pages),
    holds: planHolds(spans.map((span) => ({ ...span, endTime: span.end }))),
  }
}
