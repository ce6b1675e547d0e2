import { Chapter, type ChapterFields, ChapterVariation } from '@lectern/contracts/main'
import type { z } from 'zod'
import { notFound, requireAuthor } from '../../entities/rights/book-rights'
import { readChapters, touchBook } from '../../entities/books/books.repository'
import type { BookServices } from '../../entities/books/book-services'
import { presentChapter } from '../../entities/books/present-book'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { requireRevision } from '../../entities/revisions/revision-tag'
import { mergeOtherFields } from '../../platform/http/merge-other-fields'
import { unsignLink, unsignLinksIn } from '../../entities/objects/object-links'
import { changeChapters } from '../../entities/chapters/change-chapters'
import * as repository from '../../entities/chapters/chapters.repository'
import { placeInOrder } from '../../entities/ordering/place-in-order'

export async function readChapter(
  { database, links }: BookServices,
  caller: Caller,
  id: number,
  options: { withRects: boolean },
) {
  const bookId = await requireAuthor(database, caller, { kind: 'chapter', id })
  const [row] = await readChapters(database, bookId, { ...options, chapterId: id })
  if (!row) throw notFound({ kind: 'chapter', id })
  return { chapter: await presentChapter(row, links), revision: row.revision }
}

export async function updateChapter(
  services: BookServices,
  caller: Caller,
  id: number,
  fields: z.output<typeof ChapterFields>,
  ifMatch: string | undefined,
) {
  await services.database.transaction(async (transaction) => {
    const bookId = await requireAuthor(transaction, caller, { kind: 'chapter', id })
    await changeChapters(transaction, caller, bookId, async (before) => {
      const row = before.find((candidate) => candidate.id === id)
      if (!row) throw notFound({ kind: 'chapter', id })
      requireRevision(ifMatch, row.revision, 'The chapter')
      const { name, type, order_index: position, variations = [] } = fields
      await repository.changeChapter(transaction, id, {
        ...(name === undefined ? {} : { name }),
        ...(type === undefined ? {} : { type }),
        otherFields: unsignLinksIn(mergeOtherFields(row.otherFields, fields, Chapter), bookId),
      })
      for (const [index, variation] of variations.entries()) {
        const existing = row.variations.find((candidate) => candidate.id === variation.id)
        if (!existing) {
          throw new ApiFailure('invalid-field', `Chapter ${id} has no variation ${variation.id}.`, {
            field: `variations.${index}.id`,
          })
        }
        await repository.changeVariation(
          transaction,
          existing.id,
          toVariationChange(bookId, existing.otherFields, variation),
        )
      }
      if (position !== undefined && position !== row.orderIndex) {
        const ids = before.map((candidate) => candidate.id)
        await repository.setChapterOrder(transaction, placeInOrder(ids, new Map([[id, position]])))
      }
    })
  })
  return readChapter(services, caller, id, { withRects: false })
}

type VariationFields = NonNullable<z.output<typeof ChapterFields>['variations']>[number]

function toVariationChange(bookId: number, before: Record<string, unknown>, fields: VariationFields) {
  const { name, video, videoFolderLink, posterLink, voiceSettings } = fields
  return {
    ...(name === undefined ? {} : { name }),
    ...(video === undefined ? {} : { video: unsignLink(video, bookId) }),
    ...(videoFolderLink === undefined ? {} : { videoFolderLink }),
    ...(posterLink === undefined ? {} : { posterLink: unsignLink(posterLink, bookId) }),
    ...(voiceSettings === undefined ? {} : { voiceSettings }),
    otherFields: unsignLinksIn(mergeOtherFields(before, fields, ChapterVariation), bookId),
  }
}

export async function deleteChapter(
  { database, sweepObjects }: BookServices,
  caller: Caller,
  bookId: number,
  id: number,
  ifMatch: string | undefined,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'chapter', id, bookId })
    await touchBook(transaction, bookId)
    const row = (await repository.readOwnChapters(transaction, bookId)).find((candidate) => candidate.id === id)
    if (!row) throw notFound({ kind: 'chapter', id })
    requireRevision(ifMatch, row.revision, 'The chapter')
    await repository.deleteChapter(transaction, bookId, id)
  })
  await sweepObjects(bookId)
}
