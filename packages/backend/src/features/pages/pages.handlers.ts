import { deletePage, getPage } from '@lectern/contracts/main'
import type { BookServices } from '../../entities/books/book-services'
import { successBody } from '../../platform/http/success-body'
import { toRevisionTag } from '../../entities/revisions/revision-tag'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import * as service from './pages.service'

export function pageHandlers(services: BookServices): RouteBinding[] {
  return [
    bindRoute(getPage, async ({ params, caller }) => {
      const { page, revision } = await service.readPage(services, caller, params.id)
      return { status: 200, body: page, headers: { etag: toRevisionTag(revision) } }
    }),
    bindRoute(deletePage, async ({ params, headers, caller }) => {
      const { id: bookId, pageId } = params
      await service.deletePage(services, caller, { bookId, pageId, ifMatch: headers['if-match'] })
      return { status: 200, body: successBody }
    }),
  ]
}
