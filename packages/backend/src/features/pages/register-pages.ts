import type { BookMediaServices } from '../../entities/books/book-services'
import { deleteExpiredPages, restorableDays } from '../../entities/pages/restorable-pages.repository'
import type { Feature } from '../../platform/api/feature'
import type { ImageResizing, PagePhotographs } from '../../ports/index'
import { addPageVariationHandlers } from './add-page-variation.handlers'
import { pageContentHandlers } from './page-content.handlers'
import { pagePhotographHandlers } from './page-photograph.handlers'
import { pageVariationHandlers } from './page-variations.handlers'
import { pageHandlers } from './pages.handlers'

/** Registers pages, their content and languages. */
export function registerPages(
  books: BookMediaServices,
  { imageResizing, pagePhotographs }: { imageResizing: ImageResizing; pagePhotographs: PagePhotographs },
): Feature {
  return {
    async deleteExpired(now) {
      await deleteExpiredPages(books.database, new Date(now.getTime() - restorableDays * 86_400_000))
    },
    routes: [
      ...pageHandlers(books),
      ...addPageVariationHandlers(books),
      ...pageContentHandlers(books),
      ...pageVariationHandlers(books, imageResizing),
      ...pagePhotographHandlers({ ...books, pagePhotographs }),
    ],
  }
}
