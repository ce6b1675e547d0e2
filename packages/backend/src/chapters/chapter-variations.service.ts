import type { AudioData, ChapterVariationForm } from '@lectern/contracts/main'
import type { z } from 'zod'
import { missing, requireAuthor } from '../books/book-rights'
import { findChapterVariation, touchBook, type ChapterVariationRow } from '../books/books.repository'
import { presentChapterVariation } from '../books/present-book'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'
import { requireRevision } from '../http/revision-tag'
import { leaveWordOfObjects } from '../objects/removals.repository'
import { chapterAudioKey } from '../objects/object-keys'
import { toPlainLink } from '../objects/own-links'
import { noObjects, putForRows } from '../objects/put-for-rows'
import { setTrack } from '../speech/speech.repository'
import { changeChapters } from './change-chapters'
import * as repository from './chapters.repository'
import type { ChapterServices } from './chapters.service'
import type { RemadeImage } from '../images/remake-image'
import { thumbnailKeyOf, thumbnailToPut } from './received-image'

/** Changes the fields of a chapter's language that are given; an empty text takes away what was there. */
export async function updateVariation(
  services: ChapterServices,
  caller: Caller,
  { chapterId, fields, thumbnail, ifMatch }: VariationWrite,
) {
  const { database, objects, sweepObjects } = services
  const { chapterType, name, videoLink, videoFolderLink, posterLink } = fields
  const bookId = await requireAuthor(database, caller, { kind: 'chapter', id: chapterId })
  const image = thumbnail === null ? noObjects(bookId) : thumbnailToPut(objects, bookId, thumbnail)
  await putForRows(services, image, async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'chapter', id: chapterId, bookId })
    await changeChapters(transaction, caller, bookId, async (before) => {
      const chapter = before.find((row) => row.id === chapterId)
      if (!chapter) throw missing({ kind: 'chapter', id: chapterId })
      requireRevision(ifMatch, chapter.revision, 'The chapter')
      const own = chapter.variations.find((row) => row.variation === fields.variation)
      if (!own) throw lacksVariation(chapterId, fields.variation)
      if (chapterType !== undefined)
        await repository.changeChapter(transaction, chapterId, { type: chapterType || null })
      await repository.changeVariation(transaction, own.id, {
        ...(name === undefined ? {} : { name: name || null }),
        ...(videoLink === undefined ? {} : { video: toPlainLink(videoLink || null, bookId) }),
        ...(videoFolderLink === undefined ? {} : { videoFolderLink: videoFolderLink || null }),
        ...(posterLink === undefined ? {} : { posterLink: toPlainLink(posterLink || null, bookId) }),
        ...(thumbnail === null ? {} : { thumbnailKey: thumbnailKeyOf(bookId, thumbnail) }),
      })
      if (thumbnail !== null) await leaveWordOfObjects(transaction, [own.thumbnailKey])
    })
  })
  await sweepObjects(bookId)
  return readVariation(services, caller, chapterId, fields.variation)
}

export interface VariationWrite {
  chapterId: number
  fields: z.output<typeof ChapterVariationForm>
  /** Null leaves what there is. */
  thumbnail: RemadeImage | null
  ifMatch: string | undefined
}

export async function readVariation(services: ChapterServices, caller: Caller, chapterId: number, variation: string) {
  const { database, links } = services
  const bookId = await requireAuthor(database, caller, { kind: 'chapter', id: chapterId })
  const row = await requireVariation(services, chapterId, variation)
  return presentChapterVariation(row, bookId, links)
}

export async function requireVariation(
  { database }: Pick<ChapterServices, 'database'>,
  chapterId: number,
  variation: string,
): Promise<ChapterVariationRow> {
  const row = await findChapterVariation(database, chapterId, variation)
  if (!row) throw lacksVariation(chapterId, variation)
  return row
}

function lacksVariation(chapterId: number, variation: string): ApiFailure {
  return new ApiFailure(
    'not-found',
    `Chapter ${chapterId} has no ${variation} variation. Add the language to it first.`,
    { field: 'variation' },
  )
}

export interface NewTrack extends z.output<typeof AudioData> {
  durationSeconds: number | null
}

/** Points a chapter's language to a track, which `put` sends to the store. */
export async function setVariationTrack(
  services: ChapterServices,
  caller: Caller,
  chapterId: number,
  { variation, audioFileName, durationSeconds }: NewTrack,
  put: (key: string) => Promise<unknown>,
) {
  const { database, sweepObjects } = services
  const bookId = await requireAuthor(database, caller, { kind: 'chapter', id: chapterId })
  // Before a long track is sent for nothing.
  await requireVariation(services, chapterId, variation)
  const key = chapterAudioKey(bookId, audioFileName)
  await putForRows(services, { bookId, keys: [key], put: () => put(key) }, async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'chapter', id: chapterId, bookId })
    await touchBook(transaction, bookId)
    const { id } = await requireVariation({ ...services, database: transaction }, chapterId, variation)
    await setTrack(transaction, { chapterVariationId: id, bookId, audioFileName, durationSeconds })
  })
  await sweepObjects(bookId)
  return readVariation(services, caller, chapterId, variation)
}

/** Takes a language from a chapter; the chapter keeps at least one. */
export async function deleteVariation(
  services: ChapterServices,
  caller: Caller,
  id: number,
  ifMatch: string | undefined,
): Promise<void> {
  const { database, sweepObjects } = services
  const changed = await database.transaction(async (transaction) => {
    const bookId = await requireAuthor(transaction, caller, { kind: 'chapter variation', id })
    await changeChapters(transaction, caller, bookId, async (before) => {
      const chapter = before.find(({ variations }) => variations.some((row) => row.id === id))
      const row = chapter?.variations.find((own) => own.id === id)
      if (!chapter || !row) throw missing({ kind: 'chapter variation', id })
      requireRevision(ifMatch, chapter.revision, 'The chapter')
      if (chapter.variations.length === 1) {
        throw new ApiFailure('conflict', 'This is the only language of the chapter. Delete the chapter instead.')
      }
      await repository.deleteVariation(transaction, bookId, row)
    })
    return bookId
  })
  await sweepObjects(changed)
}
