import type { Chapter, ChapterVariation } from '@lectern/api-client/main'
import type { WorkPlace } from './work-place'

export interface Desk {
  readonly chapter: Chapter | undefined
  readonly variation: ChapterVariation | undefined
}

/** The chapter and the language that a place leads to: the first ones where it names none, or none that there is. */
export function findDesk(chapters: readonly Chapter[], place: Pick<WorkPlace, 'chapter' | 'variation'>): Desk {
  const chapter = chapters.find((candidate) => candidate.id === place.chapter) ?? chapters[0]
  const variation =
    chapter?.variations.find((candidate) => candidate.variation === place.variation) ?? chapter?.variations[0]
  return { chapter, variation }
}
