import { z } from 'zod'
import { notFound } from '../../entities/rights/book-rights'
import { changeChapters } from '../../entities/chapters/change-chapters'
import * as repository from '../../entities/chapters/chapters.repository'
import { placeInOrder } from '../../entities/ordering/place-in-order'
import { requireRevision } from '../../entities/revisions/revision-tag'
import { mergeOtherFields } from '../../platform/http/merge-other-fields'
import type { WriteState } from './restore-request'

const text = z.string().nullable()
const VariationState = z.looseObject({
  id: z.number(),
  variation: z.string(),
  name: text,
  video: text,
  videoFolderLink: text,
  posterLink: text,
  voiceSettings: text,
})
const ChapterState = z.looseObject({
  name: z.string(),
  type: text,
  order_index: z.number(),
  variations: z.array(VariationState),
})

/** Restores the position among the chapters too. Languages added since stay; deleted ones do not return. */
export const restoreChapter: WriteState = async (
  transaction,
  { entityId: chapterId, bookId, caller, ifMatch, state },
) => {
  const kept = ChapterState.parse(state)
  await changeChapters(transaction, caller, bookId, async (before) => {
    const chapter = before.find((candidate) => candidate.id === chapterId)
    if (!chapter) throw notFound({ kind: 'chapter', id: chapterId })
    requireRevision(ifMatch, chapter.revision, 'The chapter')
    const { name, type, order_index: position } = kept
    await repository.changeChapter(transaction, chapterId, {
      name,
      type,
      otherFields: mergeOtherFields({}, kept, ChapterState),
    })
    for (const own of chapter.variations) {
      const old = kept.variations.find(({ variation }) => variation === own.variation)
      if (!old) continue
      await repository.changeVariation(transaction, own.id, {
        name: old.name,
        video: old.video,
        videoFolderLink: old.videoFolderLink,
        posterLink: old.posterLink,
        voiceSettings: old.voiceSettings,
        otherFields: mergeOtherFields({}, old, VariationState),
      })
    }
    const ids = before.map((candidate) => candidate.id)
    await repository.setChapterOrder(transaction, placeInOrder(ids, new Map([[chapterId, position]])))
  })
  const after = (await repository.readOwnChapters(transaction, bookId)).find((candidate) => candidate.id === chapterId)
  if (!after) throw notFound({ kind: 'chapter', id: chapterId })
  return after.revision
}
