import type { TestBook } from '../make-test-book'

/** How the calls of one part of the contracts stand to other people's books; a call for authors without a row fails a test. */
export interface RightsRows {
  /** How each author's call names something of a book. */
  readonly onBooks: Readonly<Record<string, (book: TestBook) => { path: string; json?: unknown; form?: FormData }>>
  /** Calls for authors that name nothing of a book. */
  readonly onNoBook: readonly string[]
}
