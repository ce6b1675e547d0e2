import { sql } from 'drizzle-orm'
import { missing, requireAuthor } from '../books/book-rights'
import { readChapters, touchBook, type ReadChapter } from '../books/books.repository'
import { presentChapter } from '../books/present-book'
import type { Queryable } from '../database/open-database'
import { chapters, chapterVariations, chapterWords } from '../database/schema'
import type { Caller } from '../http/caller'
import { withMovedLinks } from '../objects/own-links'
import { putForRows } from '../objects/put-for-rows'
import { readCurrentWords } from '../speech/speech.repository'
import type { ChapterServices } from './chapters.service'
import { copyChapterMedia, findMissingCopies, matchCopies } from './copy-chapter-media'
import { type Copied, copyOf, type Fields, idOf, insertPageCopies } from './copy-pages'

/** Copies a chapter with its pages, rects, words and media to the end of a book; both are the caller's. */
export async function copyChapter(services: ChapterServices, caller: Caller, sourceId: number, targetBookId: number) {
  const { database, objects, links } = services
  const sourceBookId = await requireAuthor(database, caller, { kind: 'chapter', id: sourceId })
  await requireAuthor(database, caller, { kind: 'book', id: targetBookId })
  const readSource = async (from: Queryable) => {
    const [found] = await readChapters(from, sourceBookId, { withRects: true, chapterId: sourceId })
    if (!found) throw missing({ kind: 'chapter', id: sourceId })
    return found
  }
  const before = await readSource(database)
  const keys = await findMissingCopies(objects, before, targetBookId)
  let put: ReadonlySet<string> = new Set()
  const media = {
    bookId: targetBookId,
    keys,
    put: async () => void (put = await copyChapterMedia(objects, before, targetBookId, keys)),
  }
  const copyId = await putForRows(services, media, async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'chapter', id: sourceId, bookId: sourceBookId })
    await requireAuthor(transaction, caller, { kind: 'book', id: targetBookId })
    const source = await readSource(transaction)
    const copied = await matchCopies(objects, source, targetBookId, put)
    await touchBook(transaction, targetBookId)
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
