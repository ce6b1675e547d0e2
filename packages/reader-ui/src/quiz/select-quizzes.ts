import type { ReaderPage } from '../book/reader-book'
import { isHidden } from '../page-marks/is-hidden'
import type { ListedQuiz } from './load-book-quizzes'

/** The loaded pages of a book in one language. */
interface QuizPages {
  readonly language: string
  readonly chapters: readonly { readonly pages: readonly Pick<ReaderPage, 'language' | 'popupTriggers'>[] }[]
}

/**
 * Lists the quizzes of a book for readers of its language. A quiz that triggers name is left out if none of them is visible in
 * that language: a book may have a quiz for each language. Triggers of pages that are not loaded do not count.
 *
 * @param loaded the quizzes that the server has; null if it cannot be reached: then the visible triggers name them
 */
export function selectQuizzes(
  loaded: readonly ListedQuiz[] | null,
  { chapters, language }: QuizPages,
): readonly ListedQuiz[] {
  const named = new Map<string, ListedQuiz>()
  const hiddenIds = new Set<string>()
  for (const page of chapters.flatMap(({ pages }) => pages)) {
    for (const trigger of page.popupTriggers) {
      const { haQuizId, isQuiz, title } = trigger
      if (haQuizId === null || haQuizId === undefined || haQuizId === '' || isQuiz === false) continue
      const id = String(haQuizId)
      if (isHidden(trigger, [page.language, language])) hiddenIds.add(id)
      else named.set(id, { id, haQuizId: null, title: title?.[language] ?? '' })
    }
  }
  if (loaded === null) return [...named.values()]
  return loaded.filter(({ id, haQuizId }) => {
    const ids = haQuizId === null ? [id] : [id, haQuizId]
    return ids.some((own) => named.has(own)) || !ids.some((own) => hiddenIds.has(own))
  })
}
