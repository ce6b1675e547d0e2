import { z } from 'zod'
import { missing } from '../books/book-rights'
import { changeChapters } from '../chapters/change-chapters'
import * as repository from '../chapters/chapters.repository'
import { placeInOrder } from '../chapters/place-in-order'
import { requireRevision } from '../http/revision-tag'
import { keepOtherFields } from '../http/keep-other-fields'
import type { WriteState } from './restoration'

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

/** With its place among the chapters. Languages that it has had since stay; those that are gone do not come back. */
export const restoreChapter: WriteState = async (transaction, { id, bookId, caller, ifMatch, state }) => {
  const kept = ChapterState.parse(state)
  await changeChapters(transaction, caller, bookId, async (before) => {
    const chapter = before.find((candidate) => candidate.id === id)
    if (!chapter) throw missing({ kind: 'chapter', id })
    requireRevision(ifMatch, chapter.revision, 'The chapter')
    const { name, type, order_index: place } = kept
    await repository.changeChapter(transaction, id, {
      name,
      type,
      otherFields: keepOtherFields({}, kept, ChapterState),
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
        otherFields: keepOtherFields({}, old, VariationState),
      })
    }
    const ids = before.map((candidate) => candidate.id)
    await repository.placeChapters(transaction, placeInOrder(ids, new Map([[id, place]])))
  })
  const after = (await repository.readOwnChapters(transaction, bookId)).find((candidate) => candidate.id === id)
  if (!after) throw missing({ kind: 'chapter', id })
  return after.revision
}
