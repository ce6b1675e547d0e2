import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findBook, readChapters } from '../../entities/books/books.repository'
import type { Database } from '../../entities/schema/database-handle'
import { extensionOf } from '../../entities/objects/content-types'
import { hashContent } from '../../entities/objects/hash-content'
import { readObject } from '../../platform/objects/read-object'
import type { ObjectStore } from '../../ports/index'
import { exportLinks } from './rewrite-links'
import { exportGlossary } from './transfer-glossary'
import { exportShelves } from './transfer-shelves'
import { exportChapter } from './export-chapter'
import { exportQuizzes } from './export-quizzes'
import { newestVersion, type ArchivedBook, type ArchivedChapter, type LibraryArchive } from './library-archive'

export interface LibraryServices {
  database: Database
  objects: ObjectStore
}

export interface ExportedLibrary {
  books: { title: string; pages: number }[]
  mediaBytes: number
}

/**
 * Writes books with all their media as a folder that `importLibrary` reads: `library.json` and `media/`. Made for books
 * that ship with the product: without ids and history. Quizzes include their keys, so the folder is for operators, not
 * for readers.
 * @throws Error if a book or one of its files is missing
 */
export async function exportLibrary(
  { database, objects }: LibraryServices,
  bookIds: readonly number[],
  folder: string,
): Promise<ExportedLibrary> {
  await mkdir(join(folder, 'media'), { recursive: true })
  let mediaBytes = 0
  async function exportMedia(key: string | null): Promise<string | null> {
    if (key === null) return null
    const bytes = await readObject(objects, key)
    if (!bytes) throw new Error(`the file ${key} is missing from the store`)
    return writeMedia(bytes, extensionOf(key))
  }
  async function writeMedia(bytes: Uint8Array, extension: string): Promise<string> {
    const path = `media/${hashContent(bytes)}.${extension}`
    await writeFile(join(folder, path), bytes)
    mediaBytes += bytes.byteLength
    return path
  }

  const archive: LibraryArchive = { format: 'lectern-library', version: newestVersion, books: [] }
  for (const id of bookIds) {
    const book = await findBook(database, id)
    if (!book) throw new Error(`there is no book ${id}`)
    // A link of an author may point to nothing; a key in a row may not.
    const links = exportLinks(book, async (key) => ((await objects.head(key)) ? exportMedia(key) : null))
    const from = { database, objects, bookId: id, exportMedia, writeMedia, links }
    const chapters: ArchivedChapter[] = []
    for (const chapter of await readChapters(database, id, { withRects: true })) {
      chapters.push(await exportChapter(from, chapter))
    }
    const { title, description, identifier, themeData, visibility } = book
    const cover = await exportMedia(book.coverKey)
    const otherFields = await links.rewriteFields(book.otherFields)
    const quizzes = await exportQuizzes(database, id, links)
    const glossary = await exportGlossary(database, id, links)
    const content = {
      title,
      description,
      themeData,
      visibility,
      chapters,
      // The keys of books without quizzes stay as they were.
      ...(cover === null ? {} : { cover }),
      ...(Object.keys(otherFields).length === 0 ? {} : { otherFields }),
      ...(identifier === null ? {} : { identifier }),
      ...(await exportShelves(database, book)),
      ...(quizzes.length === 0 ? {} : { quizzes }),
      ...(glossary.length === 0 ? {} : { glossary }),
    }
    archive.books.push({ key: hashContent(JSON.stringify(content)), ...content })
  }
  await writeFile(join(folder, 'library.json'), `${JSON.stringify(archive)}\n`)
  return { books: archive.books.map(countPages), mediaBytes }
}

function countPages({ title, chapters }: ArchivedBook): { title: string; pages: number } {
  return { title, pages: chapters.reduce((count, chapter) => count + chapter.pages.length, 0) }
}
