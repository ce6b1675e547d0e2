import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestBook } from './make-test-book'
import type { TestBackend } from './start-test-backend'

/** Returns functions that publish books as their author, and look at what the store keeps of them. */
export function publishBooks(server: TestBackend, token: string) {
  const folderOf = (book: TestBook, ...path: string[]) =>
    join(server.dataFolder, 'objects', 'published', String(book.bookId), ...path)
  return {
    publish: (book: TestBook, visibility: string) =>
      server.call('POST', `/api/book/${book.bookId}/publish`, { token, json: { visibility } }),
    /** Changes the visibility of a published book. */
    show: (book: TestBook, visibility: string) =>
      server.call('PUT', `/books/${book.bookId}`, { token, json: { visibility } }),
    folderOf,
    /** Lists the objects of a folder with this extension; none without the folder. */
    listObjects(book: TestBook, folder: string, extension: string): string[] {
      const path = folderOf(book, folder)
      return existsSync(path) ? readdirSync(path).filter((name) => name.endsWith(extension)) : []
    },
  }
}
