import { z } from 'zod'
import { missing } from '../books/book-rights'
import { requireRevision } from '../http/revision-tag'
import { keepOtherFields } from '../http/keep-other-fields'
import { changePages } from '../pages/change-pages'
import * as repository from '../pages/page-writes.repository'
import type { WriteState } from './restoration'

const Mark = z.looseObject({ id: z.string() })
const VariationState = z.looseObject({
  id: z.number(),
  variation: z.string(),
  name: z.string().nullable(),
  altText: z.string().nullable(),
})
const PageState = z.looseObject({
  name: z.string().nullable(),
  popupTriggers: z.array(Mark),
  coachingPoints: z.array(Mark),
  variations: z.array(VariationState),
})

/** Languages that the page has had since stay as they are; those that are gone do not come back. */
export const restorePage: WriteState = async (transaction, { id, caller, ifMatch, state }) => {
  const kept = PageState.parse(state)
  const [saved] = await changePages(transaction, caller, [id], async (page) => {
    requireRevision(ifMatch, page.revision, `Page ${id}`)
    const { name, popupTriggers, coachingPoints } = kept
    const otherFields = keepOtherFields({}, kept, PageState)
    await repository.changePage(transaction, id, { name, popupTriggers, coachingPoints, otherFields })
    for (const own of page.variations) {
      const old = kept.variations.find(({ variation }) => variation === own.variation)
      if (!old) continue
      await repository.changeVariation(transaction, own.id, {
        name: old.name,
        altText: old.altText,
        otherFields: keepOtherFields({}, old, VariationState),
      })
    }
  })
  if (!saved) throw missing({ kind: 'page', id })
  return saved.revision
}
