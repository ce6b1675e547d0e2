import type { ReadChapter } from '../books/books.repository'

/** The chapters without the languages that nothing was made in yet: readers are not offered what they would find empty. */
export function dropEmptyLanguages(chapters: readonly ReadChapter[]): ReadChapter[] {
  return chapters.map((chapter) => ({
    ...chapter,
    variations: chapter.variations.filter(
      ({ variation, audioFileName }) =>
        audioFileName !== null ||
        chapter.pages.some((page) =>
          page.variations.some((own) => own.variation === variation && own.imageKey !== null),
        ),
    ),
  }))
}
