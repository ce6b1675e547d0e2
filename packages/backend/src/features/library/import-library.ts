import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NewQuiz, NewWord } from '@lectern/contracts/quiz'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../entities/schema/database-handle'
import { bookAuthors, books, importedBooks } from '../../entities/schema'
import { contentTypeOf } from '../../entities/objects/content-types'
import { lockObjects } from '../../platform/object-deletion/lock-objects'
import { bookCoverKey, bookPrefix, coachingKey, domainFileKey } from '../../entities/objects/object-keys'
import { markPrefixesForDeletion, cancelDeletion } from '../../entities/objects/pending-deletions.repository'
import { publishAs } from '../publishing/publishing.service'
import type { PublishingServices } from '../publishing/publishing-services'
import { insertGivenQuiz } from '../quizzes/insert-quiz'
import { importGlossary } from './transfer-glossary'
import { importLinks } from './rewrite-links'
import { importShelves } from './transfer-shelves'
import type { BookImport } from './book-import'
import { importChapter, insertedId } from './import-chapter'
import { checkTakes } from './import-takes'
import { LibraryArchive, type ArchivedBook } from './library-archive'
import { readMedia, splitMediaPath } from './read-media'

export interface ImportedLibrary {
  imported: { bookId: number; title: string }[]
  /** Imported earlier, even if deleted since. */
  skipped: { title: string }[]
}

/**
 * Imports the books of a folder that `exportLibrary` wrote, as books of this author, and publishes them. Skips books
 * that were imported earlier, so that calling it at every start is cheap.
 * @throws Error if the folder holds no library, or a file is missing, damaged or not of its kind
 */
export async function importLibrary(
  publishing: PublishingServices,
  folder: string,
  author: { userId: number; domainId: number },
): Promise<ImportedLibrary> {
  const { database } = publishing
  const archive = LibraryArchive.parse(JSON.parse(await readFile(join(folder, 'library.json'), 'utf8')))
  const outcome: ImportedLibrary = { imported: [], skipped: [] }
  for (const book of archive.books) {
    const { title } = book
    const existing = await findImported(database, book.key)
    if (existing && (existing.bookId === null || existing.isPublished)) {
      outcome.skipped.push({ title })
      continue
    }
    // An import interrupted between the two steps is finished now.
    const before = existing?.bookId ?? null
    if (before === null) await checkTakes(folder, book)
    const bookId =
      before ?? (await database.transaction((transaction) => importBook(transaction, publishing, folder, book, author)))
    await publishAs(publishing, { authorId: author.userId, bookId, visibility: book.visibility })
    outcome.imported.push({ bookId, title })
  }
  return outcome
}

async function findImported(
  database: Queryable,
  key: string,
): Promise<{ bookId: number | null; isPublished: boolean } | null> {
  const [row] = await database
    .select({ bookId: importedBooks.bookId, revision: books.publishedRevision })
    .from(importedBooks)
    .leftJoin(books, eq(books.id, importedBooks.bookId))
    .where(eq(importedBooks.key, key))
  return row ? { bookId: row.bookId, isPublished: row.revision !== null } : null
}

async function importBook(
  transaction: Queryable,
  { database, objects }: PublishingServices,
  folder: string,
  archived: ArchivedBook,
  { userId, domainId }: { userId: number; domainId: number },
): Promise<number> {
  const { key, title, description, themeData, visibility, identifier = null } = archived
  const bookId = insertedId(
    await transaction
      .insert(books)
      .values({ title, description, identifier, themeData, visibility, domainId })
      .returning({ id: books.id }),
  )
  // Like `storeWithRows`, for a book that no other request knows yet.
  await lockObjects(transaction, bookId)
  await markPrefixesForDeletion(database, [bookPrefix(bookId)])
  await transaction.insert(bookAuthors).values({ bookId, userId })
  await transaction.insert(importedBooks).values({ key, bookId })

  const importMedia: BookImport['importMedia'] = async (path, toKey) => {
    if (path === null) return null
    const { hash, extension } = splitMediaPath(path)
    const target = toKey(hash, extension)
    await objects.put(target, await readMedia(folder, path), contentTypeOf(target))
    return target
  }
  const linkTo = (toKey: Parameters<typeof importMedia>[1]) =>
    importLinks(async (path) => (await importMedia(path, toKey)) ?? path)
  const links = linkTo((hash, extension) => coachingKey(bookId, 'library', hash, extension))
  // Links of quizzes are not signed, and a reader opens files of the domain without a token.
  const quizLinks = linkTo((hash, extension) => domainFileKey(domainId, hash.slice(0, 36), extension))

  const coverKey = await importMedia(archived.cover ?? null, (hash) => bookCoverKey(bookId, hash))
  const otherFields = await links.rewriteFields(archived.otherFields ?? {})
  await transaction.update(books).set({ coverKey, otherFields }).where(eq(books.id, bookId))
  await importShelves(transaction, { id: bookId, domainId }, archived)
  const book: BookImport = { transaction, objects, bookId, folder, importMedia, links }
  for (const [orderIndex, chapter] of archived.chapters.entries()) await importChapter(book, chapter, orderIndex)
  const { quizzes = [], glossary = [] } = archived
  for (const quiz of quizzes) {
    await insertGivenQuiz(transaction, bookId, NewQuiz.parse(await quizLinks.rewriteFields(quiz)))
  }
  const words = glossary.map(async (word) => NewWord.parse(await links.rewriteFields(word)))
  await importGlossary(transaction, { id: bookId, domainId }, await Promise.all(words))
  await cancelDeletion(transaction, bookPrefix(bookId))
  return bookId
}
