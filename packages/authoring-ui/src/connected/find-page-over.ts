import type { Chapter } from '@lectern/api-client/main'
import type { WorkPlace } from '../guide/work-place'

/**
 * Finds the place that a page turn over the edge of a chapter leads to: the first page of the chapter after it, or the last page
 * of the one before, in the same language where it has that. Null at the ends of the book.
 */
export function findPageOver(
  chapters: readonly Chapter[],
  from: { readonly chapter: Chapter; readonly language: string; readonly direction: 1 | -1 },
): Omit<WorkPlace, 'step'> | null {
  const at = chapters.indexOf(from.chapter)
  const chapter = at === -1 ? undefined : chapters[at + from.direction]
  if (chapter === undefined) return null
  const own = chapter.variations.find(({ variation }) => variation === from.language) ?? chapter.variations[0]
  const variation = own?.variation ?? null
  const pages = chapter.pages.filter((page) => page.variations.some((each) => each.variation === variation))
  const page = from.direction === 1 ? pages[0] : pages.at(-1)
  return { chapter: chapter.id, page: page?.pageId ?? null, variation }
}
