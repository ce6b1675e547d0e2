import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NewQuiz, NewWord } from '@lectern/contracts/quiz'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../database/open-database'
import { bookAuthors, books, importedBooks } from '../database/schema'
import { contentTypeOf } from '../objects/content-types'
import { hashContent } from '../objects/hash-content'
import { lockObjects } from '../objects/lock-objects'
import { bookCoverKey, bookPrefix, coachingKey } from '../objects/object-keys'
import { leaveWordOfPrefixes, takeWordOfPrefix } from '../objects/removals.repository'
import { publishAs, type PublishingServices } from '../publishing/publishing.service'
import { insertGivenQuiz } from '../quizzes/insert-quiz'
import { importGlossary } from './archived-glossary'
import { moveLinksIn } from './archived-links'
import { importShelves } from './archived-shelves'
import { importChapter, one, type BookImport } from './import-chapter'
import { LibraryArchive, type ArchivedBook } from './library-archive'

export interface ImportedLibrary {
  imported: { bookId: number; title: string }[]
  /** Were imported before, even when they have been deleted since. */
  skipped: { title: string }[]
}

/**
 * Takes in the books of a folder that `exportLibrary` wrote, as books of this author, and publishes them. A book that
 * came in before is skipped, so calling it at every start is cheap.
 * @throws Error when the folder holds no library, or one of its files is missing
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
    const known = await findImported(database, book.key)
    if (known && (known.bookId === null || known.isPublished)) {
      outcome.skipped.push({ title })
      continue
    }
    // A start that was cut short between the two steps is taken up again.
    const before = known?.bookId ?? null
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
  const bookId = one(
    await transaction
      .insert(books)
      .values({ title, description, identifier, themeData, visibility, domainId })
      .returning({ id: books.id }),
  )
  // As `putForRows` does, for a book that nobody knows of yet.
  await lockObjects(transaction, bookId)
  await leaveWordOfPrefixes(database, [bookPrefix(bookId)])
  await transaction.insert(bookAuthors).values({ bookId, userId })
  await transaction.insert(importedBooks).values({ key, bookId })

  const importMedia: BookImport['importMedia'] = async (path, toKey) => {
    if (path === null) return null
    const [hash = '', extension = ''] = path.slice('media/'.length).split('.')
    const target = toKey(hash, extension)
    const bytes = await readFile(join(folder, path))
    if (hashContent(bytes) !== hash) throw new Error(`${path} of the library is damaged`)
    await objects.put(target, bytes, contentTypeOf(target))
    return target
  }
  const links = moveLinksIn(async (path) => {
    const linked = await importMedia(path, (hash, extension) => coachingKey(bookId, 'library', hash, extension))
    return linked ?? path
  })

  const coverKey = await importMedia(archived.cover ?? null, (hash) => bookCoverKey(bookId, hash))
  const otherFields = await links.fields(archived.otherFields ?? {})
  await transaction.update(books).set({ coverKey, otherFields }).where(eq(books.id, bookId))
  await importShelves(transaction, { id: bookId, domainId }, archived)
  const book: BookImport = { transaction, bookId, importMedia, links }
  for (const [orderIndex, chapter] of archived.chapters.entries()) await importChapter(book, chapter, orderIndex)
  for (const quiz of archived.quizzes ?? []) {
    await insertGivenQuiz(transaction, bookId, NewQuiz.parse(await links.fields(quiz)))
  }
  const words = (archived.glossary ?? []).map(async (word) => NewWord.parse(await links.fields(word)))
  await importGlossary(transaction, { id: bookId, domainId }, await Promise.all(words))
  await takeWordOfPrefix(transaction, bookPrefix(bookId))
  return bookId
}
