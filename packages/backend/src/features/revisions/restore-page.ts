import { z } from 'zod'
import { notFound } from '../../entities/rights/book-rights'
import { requireRevision } from '../../entities/revisions/revision-tag'
import { mergeOtherFields } from '../../platform/http/merge-other-fields'
import { changePages } from '../../entities/pages/change-pages'
import * as repository from '../../entities/pages/page-writes.repository'
import type { WriteState } from './restore-request'

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

/** Keeps languages added since; deleted ones do not return. */
export const restorePage: WriteState = async (transaction, { entityId: pageId, caller, ifMatch, state }) => {
  const kept = PageState.parse(state)
  const [saved] = await changePages(transaction, caller, [pageId], async (page) => {
    requireRevision(ifMatch, page.revision, `Page ${pageId}`)
    const { name, popupTriggers, coachingPoints } = kept
    const otherFields = mergeOtherFields({}, kept, PageState)
    await repository.changePage(transaction, pageId, { name, popupTriggers, coachingPoints, otherFields })
    for (const own of page.variations) {
      const old = kept.variations.find(({ variation }) => variation === own.variation)
      if (!old) continue
      await repository.changeVariation(transaction, own.id, {
        name: old.name,
        altText: old.altText,
        otherFields: mergeOtherFields({}, old, VariationState),
      })
    }
  })
  if (!saved) throw notFound({ kind: 'page', id: pageId })
  return saved.revision
}
