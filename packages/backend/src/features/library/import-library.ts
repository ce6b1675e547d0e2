import { NewQuiz, NewWord } from '@lectern/contracts/quiz'
import { eq, exists, inArray } from 'drizzle-orm'
import type { Database, Queryable } from '../../entities/schema/database-handle'
import { bookAuthors, books, importedBooks, publications } from '../../entities/schema'
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
import { checkMedia } from './check-media'
import { importChapter, insertedId } from './import-chapter'
import type { ArchivedBook } from './library-archive'
import { readArchive } from './read-archive'
import { readMedia, splitMediaPath } from './read-media'

export interface ImportedLibrary {
  imported: { bookId: number; title: string }[]
  /** Imported earlier, maybe from an earlier build, even if deleted or unpublished since. */
  skipped: { title: string }[]
}

/**
 * Imports the books of a folder that `exportLibrary` wrote, as books of this author, and publishes them. Skips books
 * that were imported earlier, so that calling it at every start is cheap. The folder must be trusted: its sounds are taken for the
 * speech of its texts, and the server plays them in place of speech that it would pay for.
 * @throws Error if the folder holds no library or one of a later version, or a file is missing, damaged or not of its kind
 */
export async function importLibrary(
  publishing: PublishingServices,
  folder: string,
  author: { userId: number; domainId: number },
): Promise<ImportedLibrary> {
  const { database } = publishing
  const archive = await readArchive(folder)
  const outcome: ImportedLibrary = { imported: [], skipped: [] }
  for (const book of archive.books) {
    const { title } = book
    const earlier = await findImported(database, book)
    if (earlier.kind === 'imported') {
      outcome.skipped.push({ title })
      continue
    }
    // An import interrupted between the two steps is finished now.
    const before = earlier.kind === 'unfinished' ? earlier.bookId : null
    if (before === null) await checkMedia(folder, book)
    const bookId =
      before ?? (await database.transaction((transaction) => importBook(transaction, publishing, folder, book, author)))
    await publishAs(publishing, { authorId: author.userId, bookId, visibility: book.visibility })
    outcome.imported.push({ bookId, title })
  }
  return outcome
}

/** Looks for this build of a book and earlier ones. `unfinished` is a book whose import ended before it was published. */
async function findImported(
  database: Database,
  { key, formerKeys = [] }: ArchivedBook,
): Promise<{ kind: 'none' | 'imported' } | { kind: 'unfinished'; bookId: number }> {
  const published = database.select().from(publications).where(eq(publications.bookId, importedBooks.bookId))
  const rows = await database
    .select({ bookId: importedBooks.bookId, wasPublished: exists(published).mapWith(Boolean) })
    .from(importedBooks)
    .where(inArray(importedBooks.key, [key, ...formerKeys]))
  const [first] = rows
  if (first === undefined) return { kind: 'none' }
  const isImported = rows.some(({ bookId, wasPublished }) => bookId === null || wasPublished)
  return isImported || first.bookId === null ? { kind: 'imported' } : { kind: 'unfinished', bookId: first.bookId }
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
