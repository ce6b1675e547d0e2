import type { CoachingPoint, PopupTrigger } from '@lectern/core/book'
import type { PageMark } from './page-mark'

interface MarkedChapter {
  readonly id: number
  readonly name: string
  readonly pages: readonly {
    readonly pageId: number
    readonly page_number: number
    readonly popupTriggers: readonly PopupTrigger[]
    readonly coachingPoints: readonly CoachingPoint[]
  }[]
}

/** A saved mark of another chapter. */
export interface OtherMark {
  readonly pageId: number
  readonly pageNumber: number
  readonly mark: PageMark
}

export interface OtherChapter {
  readonly chapterId: number
  readonly name: string
  readonly marks: readonly OtherMark[]
}

/** Lists the saved marks of a book outside one chapter, chapter by chapter; chapters without marks are left out. */
export function listOtherMarks(chapters: readonly MarkedChapter[], chapterId: number): readonly OtherChapter[] {
  return chapters
    .filter(({ id }) => id !== chapterId)
    .map(({ id, name, pages }) => ({
      chapterId: id,
      name,
      marks: pages.flatMap(({ pageId, page_number: pageNumber, popupTriggers, coachingPoints }) =>
        [
          ...popupTriggers.map((fields): PageMark => ({ kind: 'trigger', fields })),
          ...coachingPoints.map((fields): PageMark => ({ kind: 'point', fields })),
        ].map((mark) => ({ pageId, pageNumber, mark })),
      ),
    }))
    .filter(({ marks }) => marks.length > 0)
}
