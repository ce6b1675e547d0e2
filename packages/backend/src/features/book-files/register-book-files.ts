import type { BookServices } from '../../entities/books/book-services'
import type { Feature } from '../../platform/api/feature'
import type { PublishingServices } from '../publishing/publishing-services'
import { bookFileHandlers } from './book-file.handlers'

/** Registers the calls that read and save a book as one file. */
export function registerBookFiles(publishing: PublishingServices, books: BookServices): Feature {
  return { routes: bookFileHandlers(publishing, books) }
}
