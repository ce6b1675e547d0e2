import { z } from 'zod'
import { LanguageCode } from '../shared.schema'
import { RectData } from './book.schema'
import { CoachingPoint, PopupTrigger } from './page-mark.schema'

const revision = z
  .number()
  .int()
  .min(0)
  .max(2_147_483_647)
  .meta({ description: 'The revision on which the change is based; 412 if it is not the current one' })
const pageId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const name = z.string().max(300).nullable()
const altText = z.string().max(2000).nullable()
/** Triggers to save. A negative start time is a place in the order of the page's start, so it needs an order index. */
export const TriggersToSave = z
  .array(PopupTrigger)
  .max(2000)
  .superRefine((list, context) => {
    for (const [index, { autoplayStartTime }] of list.entries()) {
      if (!autoplayStartTime) continue
      for (const [entry, { value, orderIndex }] of autoplayStartTime.entries()) {
        if (value >= 0 || orderIndex !== undefined) continue
        const message = 'is needed with a negative start time, which means the start of the page'
        context.addIssue({ code: 'custom', path: [index, 'autoplayStartTime', entry, 'orderIndex'], message })
      }
    }
  })
const points = z.array(CoachingPoint).max(2000)
/** JSON text of a list. */
const listText = z.string().max(16_000_000)

/** "page fields": a page without an image, in the languages of its chapter unless it names its own. */
export const PageFields = z
  .looseObject({
    name: name.exactOptional(),
    page_number: z.number().int().positive().max(1_000_000).exactOptional(),
    variations: z
      .array(z.looseObject({ variation: LanguageCode, name: name.exactOptional(), altText: altText.exactOptional() }))
      .min(1)
      .max(200)
      .exactOptional(),
    popupTriggers: TriggersToSave.exactOptional(),
    coachingPoints: points.exactOptional(),
  })
  .meta({ id: 'PageFields' })

/** A page variation as read, with changes; its image has a call of its own. */
const PageVariationContent = z.looseObject({
  id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  name: name.exactOptional(),
  altText: altText.exactOptional(),
})

/** "page content": a page as read, with changes. Missing fields are unchanged; rects have calls of their own. */
export const PageContent = z
  .looseObject({
    name: name.exactOptional(),
    popupTriggers: TriggersToSave.exactOptional(),
    coachingPoints: points.exactOptional(),
    variations: z.array(PageVariationContent).max(200).exactOptional(),
    revision: revision.exactOptional(),
  })
  .meta({ id: 'PageContent' })

export const PagesContent = z
  .array(z.looseObject({ ...PageContent.shape, pageId }))
  .min(1)
  .max(2000)
  .meta({ id: 'PagesContent' })

export const PageJson = z
  .union([PageContent, listText])
  .meta({ id: 'PageJson', description: 'The fields of a page, as an object or as the JSON text of one' })

export const PageJsonWrite = z
  .object({
    pageId,
    coachingPoints: listText.exactOptional(),
    popupTriggers: listText.exactOptional(),
    revision: revision.exactOptional(),
  })
  .meta({ id: 'PageJsonWrite' })

export const PageSaved = z.object({ pageId: z.number().int(), revision: z.number().int() }).meta({ id: 'PageSaved' })

export const RectDataByVariation = z
  .object({
    pageId,
    variations: z
      .array(
        z.object({
          variation: LanguageCode,
          rectData: RectData,
          textSource: z.enum(['text-layer', 'recognised', 'manual']).exactOptional(),
          revision: revision.exactOptional(),
        }),
      )
      .min(1)
      .max(200),
  })
  .meta({ id: 'RectDataByVariation' })
