import type { PopupTrigger } from '@lectern/core/book'

/**
 * Returns the page's trigger whose quiz id equals `quizId` as text, or null.
 *
 * @example
 * findQuizTrigger({ popupTriggers: [{ id: 'p1' }, { id: 'p2', haQuizId: 7 }] }, '7') // => { id: 'p2', haQuizId: 7 }
 * findQuizTrigger({ popupTriggers: [{ id: 'p1' }] }, '7') // => null
 */
export function findQuizTrigger(
  page: { readonly popupTriggers: readonly PopupTrigger[] },
  quizId: number | string,
): PopupTrigger | null {
  const wanted = String(quizId)
  const matches = (id: string | number | null | undefined) => id !== null && id !== undefined && String(id) === wanted
  return page.popupTriggers.find((trigger) => matches(trigger.haQuizId)) ?? null
}
