import { sql } from 'drizzle-orm'
import { missing, requireAuthor } from '../books/book-rights'
import { readChapters, touchBook, type ReadChapter } from '../books/books.repository'
import { presentChapter } from '../books/present-book'
import type { Queryable } from '../database/open-database'
import { chapters, chapterVariations, chapterWords } from '../database/schema'
import type { Caller } from '../http/caller'
import { lockObjects } from '../objects/lock-objects'
import { withMovedLinks } from '../objects/own-links'
import { readCurrentWords } from '../speech/speech.repository'
import type { ChapterServices } from './chapters.service'
import { copyChapterMedia } from './copy-chapter-media'
import { type Copied, copyOf, type Fields, idOf, insertPageCopies } from './copy-pages'

/** Copies a chapter with its pages, rects, words and media to the end of a book; both are the caller's. */
export async function copyChapter(services: ChapterServices, caller: Caller, sourceId: number, targetBookId: number) {
  const { database, objects, links } = services
  const copyId = await database.transaction(async (transaction) => {
    const sourceBookId = await requireAuthor(transaction, caller, { kind: 'chapter', id: sourceId })
    await requireAuthor(transaction, caller, { kind: 'book', id: targetBookId })
    // In one order for everybody, so that two copies in opposite directions wait instead of blocking one another.
    for (const bookId of [sourceBookId, targetBookId].toSorted((a, b) => a - b)) await lockObjects(transaction, bookId)
    await touchBook(transaction, targetBookId)
    const [source] = await readChapters(transaction, sourceBookId, { withRects: true, chapterId: sourceId })
    if (!source) throw missing({ kind: 'chapter', id: sourceId })
    const copied = await copyChapterMedia(objects, source, targetBookId)
    return insertCopy(transaction, source, targetBookId, copied, caller.userId)
  })
  const [row] = await readChapters(database, targetBookId, { withRects: false, chapterId: copyId })
  if (!row) throw missing({ kind: 'chapter', id: copyId })
  return presentChapter(row, links)
}

async function insertCopy(
  transaction: Queryable,
  source: ReadChapter,
  bookId: number,
  copied: Copied,
  authorId: number,
): Promise<number> {
  const move = (fields: Fields) => withMovedLinks(fields, source.bookId, copied)
  const { name, type, otherFields } = source
  const chapterId = idOf(
    await transaction
      .insert(chapters)
      .values({
        bookId,
        name,
        type,
        otherFields: move(otherFields),
        orderIndex: sql`(select coalesce(max(${chapters.orderIndex}) + 1, 0) from ${chapters} where ${chapters.bookId} = ${bookId})`,
      })
      .returning({ id: chapters.id }),
  )
  const newIds = await insertPageCopies(transaction, source, chapterId, { copied, move, authorId })
  for (const own of source.variations) {
    const { id: _id, createdAt: _createdAt, thumbnailKey, video, posterLink, ...fields } = own
    const moved = move({ video, posterLink })
    const id = idOf(
      await transaction
        .insert(chapterVariations)
        .values({
          ...fields,
          chapterId,
          video: textOf(moved['video']),
          posterLink: textOf(moved['posterLink']),
          thumbnailKey: copyOf(copied, thumbnailKey),
          otherFields: move(fields.otherFields),
        })
        .returning({ id: chapterVariations.id }),
    )
    const words = own.audioFileName === null ? [] : await readCurrentWords(transaction, own.id)
    if (own.audioFileName === null || words.length === 0) continue
    await transaction.insert(chapterWords).values({
      chapterVariationId: id,
      audioFileName: own.audioFileName,
      words: words.flatMap(({ pageVariationId, ...word }) => {
        const copy = newIds.get(pageVariationId)
        return copy === undefined ? [] : [{ ...word, pageVariationId: copy }]
      }),
    })
  }
  return chapterId
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
