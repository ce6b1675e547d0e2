import type { BookData, Chapter } from '@lectern/core/book'

const pageOf = (pageId: number) => ({ pageId, page_number: 1, variations: [], popupTriggers: [], coachingPoints: [] })

/** Returns a chapter in English and Spanish with two pages: chapter 3 has the pages 300 and 301. */
export function makeChapter(id: number, fields: Partial<Chapter> = {}): Chapter {
  return {
    id,
    name: `Chapter ${id}`,
    order_index: id,
    variations: [
      { id: id * 10, variation: 'en', audio: 'a.mp3' },
      { id: id * 10 + 1, variation: 'es', audio: 'b.mp3' },
    ],
    pages: [pageOf(id * 100), pageOf(id * 100 + 1)],
    ...fields,
  }
}

/** Returns an audio book with the chapters 1 to `chapterCount`. */
export function makeBook(id: number, chapterCount = 3): BookData {
  const chapters = Array.from({ length: chapterCount }, (_, index) => makeChapter(index + 1))
  return { bookInfo: { id, title: 'The Cat', cover_image: 'cat.jpg' }, chapters }
}
