import { BookData, ImportedPages } from '@lectern/contracts/main'
import type { TestQuiz } from './make-test-quiz'
import type { TestBackend } from './start-test-backend'

/** Builds files of the stand-in import: one "PDF" whose pages have these words, or none. */
export function pagesForm(
  variation: string,
  files: { name: string; pages: unknown }[],
  targets?: { pageId?: number }[],
): FormData {
  const form = new FormData()
  form.set('variation', variation)
  if (targets) form.set('pages', JSON.stringify(targets))
  for (const { name, pages } of files) {
    form.append('files', new Blob([typeof pages === 'string' ? pages : JSON.stringify(pages)]), name)
  }
  return form
}

export interface TestBook {
  bookId: number
  chapterId: number
  chapterVariationId: number
  pages: { pageId: number; variationId: number }[]
  /** Fields for tests that create one. */
  quiz?: TestQuiz
}

/** Creates a book with one English chapter of these pages, by the requests of an author's client. */
export async function makeTestBook(
  server: TestBackend,
  token: string,
  pages: unknown[] = [['Hello', 'world.'], null],
  visibility = 'public',
): Promise<TestBook> {
  const created = await server.call('POST', '/books', { token, json: { title: 'A book', language: 'en', visibility } })
  const { bookInfo, chapters } = BookData.parse(created.body)
  const chapter = first(chapters)
  const imported = pages.length === 0 ? [] : await importPages(server, token, chapter.id, pages)
  return {
    bookId: bookInfo.id,
    chapterId: chapter.id,
    chapterVariationId: first(chapter.variations).id,
    pages: imported.map((page) => ({ pageId: page.pageId, variationId: first(page.variations).id })),
  }
}

async function importPages(server: TestBackend, token: string, chapterId: number, pages: unknown[]) {
  const form = pagesForm('en', [{ name: 'book.pdf', pages }])
  return ImportedPages.parse((await server.call('POST', `/chapters/${chapterId}/pages/upload`, { token, form })).body)
    .pages
}

/** Returns the first entry of a list known not to be empty. */
export function first<T>(list: readonly T[]): T {
  const [value] = list
  if (value === undefined) throw new Error('the list is empty')
  return value
}
