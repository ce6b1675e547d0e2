import { deletePage, getPage } from '@lectern/contracts/main'
import type { BookServices } from '../books/books.service'
import { done } from '../http/done'
import { toRevisionTag } from '../http/revision-tag'
import { bindRoute, type RouteBinding } from '../http/route-binding'
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
      return { status: 200, body: done }
    }),
  ]
}
