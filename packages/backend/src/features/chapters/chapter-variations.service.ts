import type { AudioData, ChapterVariationForm } from '@lectern/contracts/main'
import type { z } from 'zod'
import { notFound, requireAuthor } from '../../entities/rights/book-rights'
import { findChapterVariation, touchBook, type ChapterVariationRow } from '../../entities/books/books.repository'
import { presentChapterVariation } from '../../entities/books/present-book'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { requireRevision } from '../../entities/revisions/revision-tag'
import { markForDeletion } from '../../entities/objects/pending-deletions.repository'
import { chapterAudioKey } from '../../entities/objects/object-keys'
import { unsignLink } from '../../entities/objects/object-links'
import { noObjects, storeWithRows } from '../../platform/object-deletion/store-with-rows'
import { setTrack } from '../../entities/narration/narration.repository'
import { changeChapters } from '../../entities/chapters/change-chapters'
import * as repository from '../../entities/chapters/chapters.repository'
import type { BookMediaServices } from '../../entities/books/book-services'
import type { ReencodedImage } from '../../platform/media/reencode-image'
import { thumbnailKeyOf, toThumbnailObjects } from '../../platform/media/read-thumbnail'

/** Changes the given fields of a chapter's language; an empty text removes the value. */
export async function updateVariation(
  services: BookMediaServices,
  caller: Caller,
  { chapterId, fields, thumbnail, ifMatch }: VariationWrite,
) {
  const { database, objects, sweepObjects } = services
  const { chapterType, name, videoLink, videoFolderLink, posterLink } = fields
  const bookId = await requireAuthor(database, caller, { kind: 'chapter', id: chapterId })
  const image = thumbnail === null ? noObjects(bookId) : toThumbnailObjects(objects, bookId, thumbnail)
  await storeWithRows(services, image, async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'chapter', id: chapterId, bookId })
    await changeChapters(transaction, caller, bookId, async (before) => {
      const chapter = before.find((row) => row.id === chapterId)
      if (!chapter) throw notFound({ kind: 'chapter', id: chapterId })
      requireRevision(ifMatch, chapter.revision, 'The chapter')
      const variation = chapter.variations.find((row) => row.variation === fields.variation)
      if (!variation) throw missingVariation(chapterId, fields.variation)
      if (chapterType !== undefined)
        await repository.changeChapter(transaction, chapterId, { type: chapterType || null })
      await repository.changeVariation(transaction, variation.id, {
        ...(name === undefined ? {} : { name: name || null }),
        ...(videoLink === undefined ? {} : { video: unsignLink(videoLink || null, bookId) }),
        ...(videoFolderLink === undefined ? {} : { videoFolderLink: videoFolderLink || null }),
        ...(posterLink === undefined ? {} : { posterLink: unsignLink(posterLink || null, bookId) }),
        ...(thumbnail === null ? {} : { thumbnailKey: thumbnailKeyOf(bookId, thumbnail) }),
      })
      if (thumbnail !== null) await markForDeletion(transaction, [variation.thumbnailKey])
    })
  })
  await sweepObjects(bookId)
  return readVariation(services, caller, chapterId, fields.variation)
}

export interface VariationWrite {
  chapterId: number
  fields: z.output<typeof ChapterVariationForm>
  /** Null leaves it unchanged. */
  thumbnail: ReencodedImage | null
  ifMatch: string | undefined
}

export async function readVariation(services: BookMediaServices, caller: Caller, chapterId: number, variation: string) {
  const { database, links } = services
  const bookId = await requireAuthor(database, caller, { kind: 'chapter', id: chapterId })
  const row = await requireVariation(services, chapterId, variation)
  return presentChapterVariation(row, bookId, links)
}

export async function requireVariation(
  { database }: Pick<BookMediaServices, 'database'>,
  chapterId: number,
  variation: string,
): Promise<ChapterVariationRow> {
  const row = await findChapterVariation(database, chapterId, variation)
  if (!row) throw missingVariation(chapterId, variation)
  return row
}

function missingVariation(chapterId: number, variation: string): ApiFailure {
  return new ApiFailure(
    'not-found',
    `Chapter ${chapterId} has no ${variation} variation. Add the language to it first.`,
    { field: 'variation' },
  )
}

export interface NewTrack extends z.output<typeof AudioData> {
  durationSeconds: number | null
}

/** Sets the track of a chapter's language; `put` uploads it. */
export async function setVariationTrack(
  services: BookMediaServices,
  caller: Caller,
  chapterId: number,
  { variation, audioFileName, durationSeconds }: NewTrack,
  put: (key: string) => Promise<unknown>,
) {
  const { database, sweepObjects } = services
  const bookId = await requireAuthor(database, caller, { kind: 'chapter', id: chapterId })
  // Checked before a long upload.
  await requireVariation(services, chapterId, variation)
  const key = chapterAudioKey(bookId, audioFileName)
  await storeWithRows(services, { bookId, keys: [key], put: () => put(key) }, async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'chapter', id: chapterId, bookId })
    await touchBook(transaction, bookId)
    const { id } = await requireVariation({ ...services, database: transaction }, chapterId, variation)
    await setTrack(transaction, { chapterVariationId: id, bookId, audioFileName, durationSeconds })
  })
  await sweepObjects(bookId)
  return readVariation(services, caller, chapterId, variation)
}

/** Deletes a language of a chapter; the chapter keeps at least one. */
export async function deleteVariation(
  services: BookMediaServices,
  caller: Caller,
  id: number,
  ifMatch: string | undefined,
): Promise<void> {
  const { database, sweepObjects } = services
  const updated = await database.transaction(async (transaction) => {
    const bookId = await requireAuthor(transaction, caller, { kind: 'chapter variation', id })
    await changeChapters(transaction, caller, bookId, async (before) => {
      const chapter = before.find(({ variations }) => variations.some((row) => row.id === id))
      const row = chapter?.variations.find((variation) => variation.id === id)
      if (!chapter || !row) throw notFound({ kind: 'chapter variation', id })
      requireRevision(ifMatch, chapter.revision, 'The chapter')
      if (chapter.variations.length === 1) {
        throw new ApiFailure('conflict', 'This is the only language of the chapter. Delete the chapter instead.')
      }
      await repository.deleteVariation(transaction, bookId, row)
    })
    return bookId
  })
  await sweepObjects(updated)
}
