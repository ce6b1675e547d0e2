import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../database/open-database'
import {
  bookAuthors,
  books,
  chapters,
  chapterVariations,
  chapterWords,
  importedBooks,
  pages,
  pageVariations,
  rectRevisions,
} from '../database/schema'
import { contentTypeOf } from '../objects/content-types'
import { hashContent } from '../objects/hash-content'
import { lockObjects } from '../objects/lock-objects'
import { bookCoverKey, bookPrefix, chapterAudioKey, pageImageKey, thumbnailKey } from '../objects/object-keys'
import { leaveWordOfPrefixes, takeWordOfPrefix } from '../objects/removals.repository'
import { publishAs, type PublishingServices } from '../publishing/publishing.service'
import { LibraryArchive, type ArchivedBook, type ArchivedChapter } from './library-archive'

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
  { key, title, description, themeData, visibility, cover, otherFields = {}, chapters: archived }: ArchivedBook,
  { userId, domainId }: { userId: number; domainId: number },
): Promise<number> {
  const bookId = one(
    await transaction
      .insert(books)
      .values({ title, description, themeData, visibility, otherFields, domainId })
      .returning({ id: books.id }),
  )
  // As `putForRows` does, for a book that nobody knows of yet.
  await lockObjects(transaction, bookId)
  await leaveWordOfPrefixes(database, [bookPrefix(bookId)])
  await transaction.insert(bookAuthors).values({ bookId, userId })
  await transaction.insert(importedBooks).values({ key, bookId })

  async function importMedia(path: string | null, toKey: (hash: string, extension: string) => string) {
    if (path === null) return null
    const [hash = '', extension = ''] = path.slice('media/'.length).split('.')
    const target = toKey(hash, extension)
    const bytes = await readFile(join(folder, path))
    if (hashContent(bytes) !== hash) throw new Error(`${path} of the library is damaged`)
    await objects.put(target, bytes, contentTypeOf(target))
    return target
  }

  const coverKey = await importMedia(cover ?? null, (hash) => bookCoverKey(bookId, hash))
  if (coverKey !== null) await transaction.update(books).set({ coverKey }).where(eq(books.id, bookId))

  for (const [orderIndex, chapter] of archived.entries()) {
    const { name, type } = chapter
    const chapterId = one(
      await transaction.insert(chapters).values({ bookId, name, type, orderIndex }).returning({ id: chapters.id }),
    )
    const idByRef = await importPages(transaction, bookId, chapterId, chapter, importMedia)
    await importVariations(transaction, bookId, chapterId, chapter, idByRef, importMedia)
  }
  await takeWordOfPrefix(transaction, bookPrefix(bookId))
  return bookId
}

type ImportMedia = (path: string | null, toKey: (hash: string, extension: string) => string) => Promise<string | null>

/** Answers the new id of each page variation by its `ref`. */
async function importPages(
  transaction: Queryable,
  bookId: number,
  chapterId: number,
  chapter: ArchivedChapter,
  importMedia: ImportMedia,
): Promise<ReadonlyMap<number, number>> {
  const idByRef = new Map<number, number>()
  for (const [orderIndex, { name, popupTriggers, coachingPoints, variations }] of chapter.pages.entries()) {
    const pageId = one(
      await transaction
        .insert(pages)
        .values({ chapterId, orderIndex, name, popupTriggers, coachingPoints })
        .returning({ id: pages.id }),
    )
    for (const { ref, image, thumbnail, ...fields } of variations) {
      const imageKey = await importMedia(image, (hash) => pageImageKey(bookId, hash))
      const smallKey = await importMedia(thumbnail, (hash) => thumbnailKey(bookId, hash))
      const id = one(
        await transaction
          .insert(pageVariations)
          .values({ ...fields, pageId, imageKey, thumbnailKey: smallKey, revision: 1 })
          .returning({ id: pageVariations.id }),
      )
      const { rectData, textSource } = fields
      await transaction.insert(rectRevisions).values({ pageVariationId: id, revision: 1, rectData, textSource })
      idByRef.set(ref, id)
    }
  }
  return idByRef
}

async function importVariations(
  transaction: Queryable,
  bookId: number,
  chapterId: number,
  chapter: ArchivedChapter,
  idByRef: ReadonlyMap<number, number>,
  importMedia: ImportMedia,
): Promise<void> {
  for (const { audio, words, ...fields } of chapter.variations) {
    const audioKey = await importMedia(audio, (hash, extension) => chapterAudioKey(bookId, `${hash}.${extension}`))
    const audioFileName = audioKey?.split('/').at(-1) ?? null
    const chapterVariationId = one(
      await transaction
        .insert(chapterVariations)
        .values({ ...fields, chapterId, audioFileName })
        .returning({ id: chapterVariations.id }),
    )
    if (audioFileName === null || words.length === 0) continue
    await transaction.insert(chapterWords).values({
      chapterVariationId,
      audioFileName,
      words: words.flatMap(({ pageVariation, ...word }) => {
        const pageVariationId = idByRef.get(pageVariation)
        return pageVariationId === undefined ? [] : [{ ...word, pageVariationId }]
      }),
    })
  }
}

function one(rows: readonly { id: number }[]): number {
  const [row] = rows
  if (!row) throw new Error('a row of the library was not written')
  return row.id
}
