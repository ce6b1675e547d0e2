import { fillTimingGaps, type Rect, type TimedWord } from '@lectern/core/sync'
import type { PageWords } from './page-words'

/** Times what the sync left without times, between the words around it and within the time its page is spoken in. */
export function fillPages(
  pages: readonly Pick<PageWords, 'pageVariationId' | 'words'>[],
  timedWords: readonly TimedWord[],
): { pageVariationId: number; words: Rect[]; filled: number }[] {
  return pages.map(({ pageVariationId, words }) => {
    const spoken = timedWords.filter((word) => word.pageVariationId === pageVariationId)
    const first = spoken[0]
    const last = spoken.at(-1)
    const span = first === undefined || last === undefined ? {} : { start: first.start, end: last.end }
    const after = fillTimingGaps([...words], span)
    return { pageVariationId, words: after, filled: after.filter((rect, index) => rect !== words[index]).length }
  })
}
