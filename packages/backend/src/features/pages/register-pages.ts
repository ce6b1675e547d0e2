import type { BookMediaServices } from '../../entities/books/book-services'
import type { Feature } from '../../platform/api/feature'
import type { ImageResizing } from '../../ports/index'
import { addPageVariationHandlers } from './add-page-variation.handlers'
import { pageContentHandlers } from './page-content.handlers'
import { pageVariationHandlers } from './page-variations.handlers'
import { pageHandlers } from './pages.handlers'

/** Registers pages, their content and languages. */
export function registerPages(books: BookMediaServices, imageResizing: ImageResizing): Feature {
  return {
    routes: [
      ...pageHandlers(books),
      ...addPageVariationHandlers(books),
      ...pageContentHandlers(books),
      ...pageVariationHandlers(books, imageResizing),
    ],
  }
}
