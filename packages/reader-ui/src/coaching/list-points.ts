import { usualMarkPixels, type CoachingPoint } from '@lectern/core/book'
import { isVertical } from '../book/is-vertical'
import type { ReaderPage } from '../book/reader-book'
import { listMarks } from '../page-marks/list-marks'

/** Lists the visible coaching points of a page in reading order. @param language language in which the book is read */
export function listPoints(page: ReaderPage, language: string): CoachingPoint[] {
  const { coachingPoints, direction } = page
  const shown = { languages: [page.language, language], direction, isVertical: isVertical(page) }
  return listMarks(coachingPoints, shown, { usualSize: usualMarkPixels }).map(({ mark }) => mark)
}
