import type { ChapterWithPages } from '../../entities/books/books.repository'

/** Removes languages without any content, so that readers are not offered empty ones. */
export function removeEmptyLanguages(chapters: readonly ChapterWithPages[]): ChapterWithPages[] {
  return chapters.map((chapter) => ({
    ...chapter,
    variations: chapter.variations.filter(
      ({ variation, audioFileName, video }) =>
        audioFileName !== null ||
        video !== null ||
        chapter.pages.some((page) =>
          page.variations.some((own) => own.variation === variation && own.imageKey !== null),
        ),
    ),
  }))
}
