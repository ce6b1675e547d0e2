import type { TestBook } from '../make-test-book'

/** Expected behaviour of routes for books of others; an author route without a row fails a test. */
export interface RightsRows {
  /** Requests of each author route that name something of a book. */
  readonly onBooks: Readonly<Record<string, (book: TestBook) => { path: string; json?: unknown; form?: FormData }>>
  /** Author routes that name nothing of a book. */
  readonly onNoBook: readonly string[]
}
