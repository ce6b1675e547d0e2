import { deletePage, getPage, restorePage } from '@lectern/contracts/main'
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
    bindRoute(deletePage, async ({ params, query, headers, caller }) => {
      const { id: bookId, pageId } = params
      const isRestorable = query.restorable === 'true'
      await service.deletePage(services, caller, { bookId, pageId, ifMatch: headers['if-match'], isRestorable })
      return { status: 200, body: successBody }
    }),
    bindRoute(restorePage, async ({ params, caller }) => {
      await service.restorePage(services, caller, { bookId: params.id, pageId: params.pageId })
      return { status: 200, body: successBody }
    }),
  ]
}
