import { fillTimingGaps, type Language, type Rect, type TimedWord } from '@lectern/core/sync'
import type { PageWords } from './page-words'
import { partNarration } from './part-narration'

/** Times what the sync left without times, between the words around it and within the time its page is spoken in. */
export function fillPages(
  pages: readonly Pick<PageWords, 'pageVariationId' | 'words'>[],
  timedWords: readonly TimedWord[],
  o: { language: Language },
): { pageVariationId: number; words: Rect[]; filled: number }[] {
  const { spokenFor } = partNarration(pages, timedWords, o)
  return pages.map(({ pageVariationId, words }) => {
    const spoken = spokenFor(pageVariationId)
    const first = spoken[0]
    const last = spoken.at(-1)
    const span = first === undefined || last === undefined ? {} : { start: first.start, end: last.end }
    const after = fillTimingGaps(words, span)
    return { pageVariationId, words: after, filled: after.filter((rect, index) => rect !== words[index]).length }
  })
}
