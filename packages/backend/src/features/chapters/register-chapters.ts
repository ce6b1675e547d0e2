import type { BookMediaServices } from '../../entities/books/book-services'
import type { Feature } from '../../platform/api/feature'
import type { Platform } from '../../platform/create-platform'
import { createReadCoalescer } from '../../platform/caching/create-read-coalescer'
import type { ImageResizing } from '../../ports/index'
import { chapterVariationHandlers, type SetChapterAudio } from './chapter-variations.handlers'
import { chapterHandlers } from './chapters.handlers'
import { coachingMediaHandlers } from './coaching-media.handlers'

/** Registers chapters, their languages, tracks and coaching media. */
export function registerChapters(
  { database, links, bodies }: Platform,
  books: BookMediaServices,
  { setChapterAudio, imageResizing }: { setChapterAudio: SetChapterAudio; imageResizing: ImageResizing },
): Feature {
  return {
    routes: [
      ...chapterHandlers(books, { database, links, bodies, states: createReadCoalescer() }),
      ...chapterVariationHandlers(books, setChapterAudio, imageResizing),
      ...coachingMediaHandlers(books),
    ],
  }
}
