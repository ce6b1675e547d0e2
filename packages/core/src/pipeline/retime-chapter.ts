import { fillTimingGaps } from '../sync/gap-filling/fill-timing-gaps'
import { removeTimes } from '../sync/timing/remove-times'
import type { Language, Rect } from '../types'
import { splitNarration } from './split-narration'
import type { SpokenWord } from './spoken-word'
import { digestSpokenWords } from '../staleness/digest-spoken-words'
import { stampTimes } from '../staleness/stamp-times'
import { type ChapterPage, type PageSyncFailure, syncChapter } from './sync-chapter'
import { retimeSentences } from './retime-sentences'
import { findPageNumberRects } from '../text-lines/page-numbers/find-page-number'

/** A page with the times of a new narration; both lists are complete and in reading order. */
export interface RetimedPage<P extends ChapterPage = ChapterPage> {
  readonly page: P
  readonly words: Rect[]
  readonly sentences: Rect[]
}

/** The result of timing a chapter by a new narration. */
export interface RetimedChapter<P extends ChapterPage = ChapterPage> {
  /** The pages that got times of the new narration, in order; the only ones to change and save. */
  readonly pages: RetimedPage<P>[]
  /** Pages with words of which the narration has none; their times stay as they were. */
  readonly failed: { readonly page: P; readonly reason: PageSyncFailure }[]
  /** Words that were found in the narration. */
  readonly matched: number
  /** Words that had times before and were not found: their times are estimated. */
  readonly estimated: number
  /** Words that have no times, as before. The page's number is not spoken and does not count. */
  readonly untimed: number
  /** Words whose times were set by hand for an earlier narration and kept. */
  readonly keptByHand: number
}

/**
 * Replaces the times of an earlier narration by those of a new one: words that are found get their times, others that had
 * matched or estimated times get estimated ones, and words without times stay without. Times that were set by hand are kept,
 * marked with the narration that they were set for, and counted; with `byHand: 'replace'` those that were set for an earlier
 * narration are replaced too.
 *
 * @param pages all of the chapter, in reading order
 * @param spokenWords of the new narration, see `syncChapter`
 * @throws TypeError if the language, a word or a rect is missing
 *
 * @example
 * const words = [{ id: 'a', x: 0, y: 0, width: 40, height: 20, word: 'Hello', startTime: 0, endTime: 1 }]
 * const spoken = [{ word: 'hello', start: 3, end: 4, pageVariationId: 7 }]
 * const { pages, matched } = retimeChapter([{ pageVariationId: 7, pageNumber: 1, words }], spoken, { language: 'en' })
 * pages[0].words[0].startTime // => 3
 * matched // => 1
 */
export function retimeChapter<P extends ChapterPage>(
  pages: readonly P[],
  spokenWords: readonly SpokenWord[],
  o: { language: Language; byHand?: 'keep' | 'replace' },
): RetimedChapter<P> {
  const byHand = o.byHand ?? 'keep'
  const outcome = syncChapter(pages, spokenWords, { language: o.language, byHand })
  const counts = { matched: 0, estimated: 0, untimed: 0, keptByHand: 0 }
  if (outcome.kind === 'no-word-rects') return { pages: [], failed: [], ...counts }
  const { spokenFor } = splitNarration(pages, spokenWords, o)
  const retimed = outcome.synced.map(({ page, words: synced, sentences, keptByHand }): RetimedPage<P> => {
    const spoken = spokenFor(page.pageVariationId)
    const narration = digestSpokenWords(spoken)
    const words = keepPresentTimesByHand(synced, page.words, narration)
    const lost = new Set(words.filter((rect) => losesTime(rect, { narration, byHand })).map(({ id }) => id))
    const span = { start: spoken[0]?.start, end: spoken.at(-1)?.end }
    const filled = lost.size === 0 ? words : estimate(words, { lost, narration, ...span })
    counts.keptByHand += keptByHand
    const pageNumbers = findPageNumberRects(filled)
    for (const rect of filled) {
      if (rect.word === undefined || rect.word.trim() === '') continue
      if (rect.startTime === undefined) counts.untimed += pageNumbers.includes(rect) ? 0 : 1
      else if (lost.has(rect.id)) counts.estimated += 1
      else if (rect.timing?.narration === narration) counts.matched += 1
    }
    const timed = filled === synced ? sentences : retimeSentences(page, filled, narration, o)
    return { page, words: filled, sentences: timed }
  })
  return { pages: retimed, failed: outcome.failed, ...counts }
}

function losesTime(
  { startTime, timing }: Rect,
  { narration, byHand }: { readonly narration: string; readonly byHand: 'keep' | 'replace' },
): boolean {
  if (startTime === undefined || timing?.narration === narration) return false
  return byHand === 'replace' || timing?.source !== 'manual'
}

/** Puts back the times that were set by hand for the present narration. Returns the same list if there are none. */
function keepPresentTimesByHand(synced: Rect[], before: readonly Rect[], narration: string): Rect[] {
  const isPresent = (rect: Rect | undefined) => rect?.timing?.source === 'manual' && rect.timing.narration === narration
  if (!before.some(isPresent)) return synced
  return synced.map((rect, index) => {
    const own = before[index]
    return own !== undefined && isPresent(own) ? own : rect
  })
}

/**
 * Estimates the times of the words that lost theirs, between times of the present narration; words that had none before get
 * none, and times that were set by hand for an earlier narration stay as they are.
 */
function estimate(
  words: readonly Rect[],
  o: {
    readonly lost: ReadonlySet<string>
    readonly narration: string
    readonly start: number | undefined
    readonly end: number | undefined
  },
): Rect[] {
  const isOfEarlier = ({ startTime, timing }: Rect) => startTime !== undefined && timing?.narration !== o.narration
  const bare = words.map((rect) => (isOfEarlier(rect) ? removeTimes(rect) : rect))
  const bounds = {
    ...(o.start === undefined ? {} : { start: o.start }),
    ...(o.end === undefined ? {} : { end: o.end }),
  }
  const filled = stampTimes(fillTimingGaps(bare, bounds), bare, o.narration)
  return filled.map((rect, index) => {
    const own = words[index]
    if (own === undefined || o.lost.has(own.id)) return rect
    return own.startTime === undefined || isOfEarlier(own) ? own : rect
  })
}
