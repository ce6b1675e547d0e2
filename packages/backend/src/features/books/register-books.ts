import type { BookMediaServices } from '../../entities/books/book-services'
import type { Feature } from '../../platform/api/feature'
import type { JobQueue } from '../../platform/jobs/job-queue'
import type { PageImport } from '../../ports/index'
import { bookDetailHandlers } from './book-details.handlers'
import { bookHandlers } from './books.handlers'

/** Registers books, their fields and covers. */
export function registerBooks(books: BookMediaServices, queue: JobQueue, pageImport: PageImport): Feature {
  return {
    routes: [
      ...bookHandlers({ ...books, dropJobs: (taken) => queue.drop(taken) }),
      ...bookDetailHandlers({ ...books, pageImport }),
    ],
  }
}
