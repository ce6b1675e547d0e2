import { sql } from 'drizzle-orm'
import { notFound, requireAuthor } from '../../entities/rights/book-rights'
import { readChapters, touchBook, type ChapterWithPages } from '../../entities/books/books.repository'
import { presentChapter } from '../../entities/books/present-book'
import type { Queryable } from '../../entities/schema/database-handle'
import { chapters, chapterVariations, chapterWords } from '../../entities/schema'
import type { Caller } from '../../entities/rights/caller'
import { chapterAudioKey } from '../../entities/objects/object-keys'
import { replaceLinkKeys } from '../../entities/objects/object-links'
import { storeWithRows } from '../../platform/object-deletion/store-with-rows'
import { moveOrigin } from '../../entities/narration/move-origin'
import { readCurrentNarration, readTrackTakes } from '../../entities/narration/narration.repository'
import { insertSentenceLocks, moveLocks, readSentenceLocks } from '../../entities/narration/sentence-locks.repository'
import { copySentenceTakes, moveTakes } from '../../entities/narration/sentence-takes.repository'
import type { BookMediaServices } from '../../entities/books/book-services'
import { copyChapterMedia, findCopyTargets, findMissingCopies, matchCopies } from './copy-chapter-media'
import { type CopiedKeys, type Fields, insertPageCopies, readInsertedId, toCopiedKey } from './copy-pages'

/**
 * Copies a chapter with its pages, rects, words and media to the end of a book; the caller must be an author of both.
 */
export async function copyChapter(services: BookMediaServices, caller: Caller, sourceId: number, targetBookId: number) {
  const { database, objects, links } = services
  const sourceBookId = await requireAuthor(database, caller, { kind: 'chapter', id: sourceId })
  await requireAuthor(database, caller, { kind: 'book', id: targetBookId })
  const readSource = async (from: Queryable) => {
    const [chapter] = await readChapters(from, sourceBookId, { withRects: true, chapterId: sourceId })
    if (!chapter) throw notFound({ kind: 'chapter', id: sourceId })
    return chapter
  }
  const targets = await findCopyTargets(objects, await readSource(database), targetBookId)
  const keys = await findMissingCopies(objects, targets)
  let storedKeys: ReadonlySet<string> = new Set()
  const media = {
    bookId: targetBookId,
    keys,
    put: async () => {
      storedKeys = await copyChapterMedia(objects, targets, keys)
    },
  }
  const copyId = await storeWithRows(services, media, async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'chapter', id: sourceId, bookId: sourceBookId })
    await requireAuthor(transaction, caller, { kind: 'book', id: targetBookId })
    const source = await readSource(transaction)
    const copiedKeys = await matchCopies(objects, source, targets, storedKeys)
    await touchBook(transaction, targetBookId)
    return insertCopy(transaction, source, targetBookId, copiedKeys, caller.userId)
  })
  const [row] = await readChapters(database, targetBookId, { withRects: false, chapterId: copyId })
  if (!row) throw notFound({ kind: 'chapter', id: copyId })
  return presentChapter(row, links)
}

async function insertCopy(
  transaction: Queryable,
  source: ChapterWithPages,
  bookId: number,
  copiedKeys: CopiedKeys,
  authorId: number,
): Promise<number> {
  const rewriteKeys = (fields: Fields) => replaceLinkKeys(fields, source.bookId, copiedKeys)
  const { name, type, otherFields } = source
  const chapterId = readInsertedId(
    await transaction
      .insert(chapters)
      .values({
        bookId,
        name,
        type,
        otherFields: rewriteKeys(otherFields),
        orderIndex: sql`(select coalesce(max(${chapters.orderIndex}) + 1, 0) from ${chapters} where ${chapters.bookId} = ${bookId})`,
      })
      .returning({ id: chapters.id }),
  )
  const newIds = await insertPageCopies(transaction, source, chapterId, { copiedKeys, rewriteKeys, authorId })
  for (const variation of source.variations) {
    const { id: _id, createdAt: _createdAt, thumbnailKey, video, posterLink, durationSeconds, ...fields } = variation
    const audioFileName = toCopiedTrackName(copiedKeys, variation.audioFileName, source.bookId, bookId)
    const rewritten = rewriteKeys({ video, posterLink })
    const id = readInsertedId(
      await transaction
        .insert(chapterVariations)
        .values({
          ...fields,
          chapterId,
          audioFileName,
          durationSeconds: audioFileName === null ? null : durationSeconds,
          video: asText(rewritten['video']),
          posterLink: asText(rewritten['posterLink']),
          thumbnailKey: toCopiedKey(copiedKeys, thumbnailKey),
          otherFields: rewriteKeys(fields.otherFields),
        })
        .returning({ id: chapterVariations.id }),
    )
    await insertSentenceLocks(transaction, id, moveLocks(await readSentenceLocks(transaction, variation.id), newIds))
    await copySentenceTakes(transaction, variation.id, id, newIds)
    const narration = audioFileName === null ? null : await readCurrentNarration(transaction, variation.id)
    if (audioFileName === null || narration === null) continue
    const takes = await readTrackTakes(transaction, variation.id)
    await transaction.insert(chapterWords).values({
      chapterVariationId: id,
      audioFileName,
      takes: takes && moveTakes(takes, newIds),
      origin: moveOrigin(narration.origin, newIds),
      words: narration.words.flatMap(({ pageVariationId, ...word }) => {
        const newId = newIds.get(pageVariationId)
        return newId === undefined ? [] : [{ ...word, pageVariationId: newId }]
      }),
    })
  }
  return chapterId
}

/** Returns the file name of a track's copy, or null if there is no track or its file is missing from the store. */
function toCopiedTrackName(
  copiedKeys: CopiedKeys,
  fileName: string | null,
  sourceBookId: number,
  bookId: number,
): string | null {
  const key = toCopiedKey(copiedKeys, fileName === null ? null : chapterAudioKey(sourceBookId, fileName))
  return key === null ? null : key.slice(chapterAudioKey(bookId, '').length)
}

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
