import type { BookServices } from '../../entities/books/book-services'
import type { Feature } from '../../platform/api/feature'
import { rectHandlers } from './rects.handlers'

/** Registers the rects of pages. */
export function registerRects(books: BookServices): Feature {
  return { routes: rectHandlers(books) }
}
