import type { Chapter, ChapterVariation } from '@lectern/api-client/main'
import type { WorkPlace } from '../guide/work-place'

export interface Desk {
  readonly chapter: Chapter | undefined
  readonly variation: ChapterVariation | undefined
}

/** Finds the chapter and the language of a place; the first ones if it names none or unknown ones. */
export function findDesk(chapters: readonly Chapter[], place: Pick<WorkPlace, 'chapter' | 'variation'>): Desk {
  const chapter = chapters.find((candidate) => candidate.id === place.chapter) ?? chapters[0]
  const variation =
    chapter?.variations.find((candidate) => candidate.variation === place.variation) ?? chapter?.variations[0]
  return { chapter, variation }
}
