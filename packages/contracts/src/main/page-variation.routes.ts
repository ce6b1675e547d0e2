import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors, Done, engineErrors, IfMatchHeader, LanguageCode, NumericId, staleErrors } from '../shared.schema'
import { Page, PageVariation, RectDataWritten } from './book.schema'
import { OrderingList } from './ordering.schema'
import { RectDataByVariation } from './page-content.schema'

export const updatePageOrder = defineRoute({
  backend: 'main',
  method: 'put',
  path: '/pages/update-page-order',
  operationId: 'updatePageOrder',
  summary: 'Reorder pages of one book within their chapters, all or none',
  access: 'author',
  tag: 'Page',
  body: { kind: 'json', schema: OrderingList },
  responses: {
    200: { description: 'The positions of all pages of these chapters', schema: OrderingList },
    ...commonErrors,
  },
})

export const renamePageVariation = defineRoute({
  backend: 'main',
  method: 'put',
  path: '/page/variation/name',
  operationId: 'renamePageVariation',
  summary: 'Set the name of a page in one of its languages',
  access: 'author',
  tag: 'Page',
  body: {
    kind: 'json',
    schema: z
      .object({
        variationId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
        name: z.string().max(300).nullable(),
      })
      .meta({ id: 'PageVariationName' }),
  },
  responses: { 200: { description: 'The page variation', schema: PageVariation }, ...commonErrors },
})

export const uploadPageThumbnail = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/chapters/{id}/page/{pageId}/variation/thumbnail',
  operationId: 'uploadPageThumbnail',
  summary: 'Set the thumbnail of a page, in one language or in all',
  access: 'author',
  tag: 'Page',
  params: z.object({ id: NumericId, pageId: NumericId }),
  body: { kind: 'multipart', schema: z.object({ variation: LanguageCode.exactOptional() }), files: ['thumbnail'] },
  responses: { 200: { description: 'The page', schema: Page }, ...commonErrors, ...engineErrors },
})

export const updateRectDataVariations = defineRoute({
  backend: 'main',
  method: 'put',
  path: '/pages/update-rect-data-variations',
  operationId: 'updateRectDataVariations',
  summary: 'Save the rects of pages by language, all or none',
  access: 'author',
  tag: 'RectData',
  headers: IfMatchHeader,
  body: { kind: 'json', schema: z.array(RectDataByVariation).min(1).max(2000) },
  responses: {
    200: { description: 'The new revisions', schema: z.array(RectDataWritten) },
    ...commonErrors,
    ...staleErrors,
  },
})

export const deletePageVariation = defineRoute({
  backend: 'main',
  method: 'delete',
  path: '/pages/variation/{id}',
  operationId: 'deletePageVariation',
  summary: 'Delete a page in one of its languages',
  access: 'author',
  tag: 'Page',
  params: z.object({ id: NumericId }),
  responses: { 200: { description: 'Deleted', schema: Done }, ...commonErrors },
})

export const takeOverPageImages = defineRoute({
  backend: 'main',
  method: 'put',
  path: '/chapters/{id}/variation/pages',
  operationId: 'takeOverPageImages',
  summary: 'Show the page images of a language in another one, on the pages that have none there',
  access: 'author',
  tag: 'Page',
  params: z.object({ id: NumericId }),
  body: {
    kind: 'json',
    schema: z
      .object({
        from: LanguageCode.meta({ description: 'Its images are shown; its words, times and marks are not' }),
        variation: LanguageCode,
      })
      .meta({ id: 'PageImageSource' }),
  },
  responses: {
    200: {
      description: 'The number of pages that have an image now',
      schema: z.object({ pages: z.number().int() }).meta({ id: 'TakenPageImages' }),
    },
    ...commonErrors,
  },
})
