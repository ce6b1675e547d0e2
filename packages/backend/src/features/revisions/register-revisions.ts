import type { BookMediaServices } from '../../entities/books/book-services'
import { deleteRevisionsBefore } from '../../entities/revisions/revisions.repository'
import type { Feature } from '../../platform/api/feature'
import { revisionHandlers } from './revisions.handlers'

/**
 * Registers the history of books, chapters and pages.
 * @param keepDays earlier revisions are deleted after this many days; null keeps all
 */
export function registerRevisions(books: BookMediaServices, keepDays: number | null): Feature {
  return {
    routes: revisionHandlers(books),
    async deleteExpired(now) {
      if (keepDays === null) return
      await deleteRevisionsBefore(books.database, new Date(now.getTime() - keepDays * 86_400_000))
    },
  }
}
