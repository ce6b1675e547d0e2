import { getChapterWords } from '@lectern/contracts/app'
import { countTimed, timeChapter, type TimedCount } from '@lectern/core/pipeline'
import { callRoute } from '../call-route'
import type { Pipeline, TargetIds, WorkingPage } from './pipeline'
import { savePages } from './save-pages'

export interface TimedPage extends TimedCount {
  readonly page: WorkingPage
}

/**
 * Gives the words of every page the times at which they are spoken, stores them, and returns the pages with their counts.
 *
 * @throws Error if times contradict one another: such a book must not be published
 */
export async function timePages(
  pipeline: Pipeline,
  targetIds: TargetIds,
  pages: readonly WorkingPage[],
): Promise<TimedPage[]> {
  const { send, language } = pipeline
  const { words: spoken } = await callRoute(send, getChapterWords, { params: { id: targetIds.chapterVariationId } })
  const numbered = pages.map((page, index) => ({ ...page, pageNumber: index + 1 }))
  const timed = timeChapter(numbered, spoken, { language })
  const issues = timed.flatMap((page) => page.issues)
  const [issue] = issues
  if (issue) throw new Error(`The times of ${issues.length} words do not fit together, the first: ${issue.message}`)
  await savePages(
    pipeline,
    targetIds,
    timed.map(({ page, words, sentences }) => ({ ...page, words, sentences })),
  )
  return timed.map(({ page, words }) => ({ ...countTimed(words), page }))
}
