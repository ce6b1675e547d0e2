import { getChapterWords } from '@lectern/contracts/app'
import { validateTimings } from '@lectern/core/sync'
import { callRoute } from '../call-route'
import type { Pipeline, Place, WorkingPage } from './pipeline'
import { savePages } from './save-pages'
import { timeWords, type TimedPage } from './time-words'

/**
 * Gives the words of every page the times in which they were spoken, and stores them.
 * @throws Error when the times contradict one another: such a book must not be published
 */
export async function timePages(pipeline: Pipeline, place: Place, pages: readonly WorkingPage[]): Promise<TimedPage[]> {
  const { words } = await callRoute(pipeline.send, getChapterWords, { params: { id: place.chapterVariationId } })
  const timed = pages.map((page) => {
    const spoken = words.filter((word) => word.pageVariationId === page.pageVariationId)
    return timeWords(page, spoken, pipeline.language)
  })
  const issues = timed.flatMap((page) => validateTimings(page.rectsByWords.filter((rect) => (rect.word ?? '') !== '')))
  const [issue] = issues
  if (issue) throw new Error(`The times of ${issues.length} words do not fit together, the first: ${issue.message}`)
  await savePages(
    pipeline,
    pages.map((page, index) => ({
      ...page,
      rects: timed[index]?.rects ?? page.rects,
      rectsByWords: timed[index]?.rectsByWords ?? page.rectsByWords,
    })),
  )
  return timed
}
