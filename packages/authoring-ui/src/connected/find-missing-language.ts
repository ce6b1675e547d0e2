import type { Chapter, ChapterVariation } from '@lectern/api-client/main'
import type { WorkPlace } from '../guide/work-place'

/**
 * Returns the language in which a chapter is to be narrated and does not exist: that of the address, else the book's if the
 * chapter is in no language. Null if the chapter exists in it, and on every other step, which shows another language instead.
 */
export function findMissingLanguage(
  place: Pick<WorkPlace, 'step' | 'variation'>,
  chapter: Pick<Chapter, 'variations'> | undefined,
  found: Pick<ChapterVariation, 'variation'> | undefined,
  bookLanguage: string,
): string | null {
  if (place.step !== 'voice' || chapter === undefined) return null
  const language = place.variation ?? found?.variation ?? bookLanguage
  return found?.variation === language ? null : language
}
