import {
  deletePageVariation,
  renamePageVariation,
  takeOverPageImages,
  updatePageOrder,
  updateRectDataVariations,
  uploadPageThumbnail,
} from '@lectern/contracts/main'
import { requireAuthor } from '../../entities/rights/book-rights'
import type { BookMediaServices } from '../../entities/books/book-services'
import { readThumbnail } from '../../platform/media/read-thumbnail'
import { successBody } from '../../platform/http/success-body'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import { imageForm } from '../../platform/http/form-limits'
import { withForm } from '../../platform/http/with-form'
import type { ImageResizing } from '../../ports/index'
import { setPageThumbnail } from './page-thumbnail.service'
import * as service from './page-variations.service'
import { reorderPages } from './reorder-pages'
import { takeOverPageImages as takeOver } from './take-over-page-images'

export function pageVariationHandlers(services: BookMediaServices, imageResizing: ImageResizing): RouteBinding[] {
  return [
    bindRoute(updatePageOrder, async ({ body, caller }) => ({
      status: 200,
      body: await reorderPages(services, caller, body),
    })),
    bindRoute(renamePageVariation, async ({ body, caller }) => ({
      status: 200,
      body: await service.renameVariation(services, caller, body.variationId, body.name),
    })),
    bindRoute(uploadPageThumbnail, async ({ params, body, caller }) => {
      await requireAuthor(services.database, caller, { kind: 'page', id: params.pageId })
      return withForm(body, imageForm, async ({ fields, files }) => {
        const { page } = await setPageThumbnail(services, caller, {
          chapterId: params.id,
          pageId: params.pageId,
          variation: fields.variation,
          image: await readThumbnail(imageResizing, files),
        })
        return { status: 200 as const, body: page }
      })
    }),
    bindRoute(updateRectDataVariations, async ({ headers, body, caller }) => ({
      status: 200,
      body: await service.updateRectsByVariation(services, caller, body, headers['if-match']),
    })),
    bindRoute(takeOverPageImages, async ({ params, body, caller }) => ({
      status: 200,
      body: { pages: await takeOver(services, caller, { chapterId: params.id, ...body }) },
    })),
    bindRoute(deletePageVariation, async ({ params, caller }) => {
      await service.deletePageVariation(services, caller, params.id)
      return { status: 200, body: successBody }
    }),
  ]
}
