import type { ReaderBook } from '../book/reader-book'
import { findQuizTrigger } from '../address/find-quiz-trigger'

/** The quiz of an address that names a page too: it opens only if that page has a trigger for it. */
export interface AwaitedQuiz {
  readonly id: string
  readonly pageId: number
}

/** Returns the quiz to open; null if the page has no trigger for it; undefined until the page is loaded. */
export function findAwaitedQuiz(
  book: Pick<ReaderBook, 'chapters'>,
  { id, pageId }: AwaitedQuiz,
): string | null | undefined {
  const page = book.chapters.flatMap(({ pages }) => pages).find((candidate) => candidate.pageId === pageId)
  if (page === undefined) return null
  if (page.part !== null) return undefined
  return findQuizTrigger(page, id) === null ? null : id
}
