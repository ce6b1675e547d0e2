import { getPageVariation } from '@lectern/contracts/app'
import { updateRectData } from '@lectern/contracts/main'
import type { BookServices } from '../../entities/books/book-services'
import { toRevisionTag } from '../../entities/revisions/revision-tag'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import * as service from './rects.service'

export function rectHandlers(services: BookServices): RouteBinding[] {
  return [
    bindRoute(getPageVariation, async ({ query, caller }) => {
      const body = await service.readPageVariation(services, caller, query.id)
      return { status: 200, body, headers: { etag: toRevisionTag(body.revision) } }
    }),
    bindRoute(updateRectData, async ({ headers, body, caller }) => {
      const saved = await service.updateRectData(services, caller, body, headers['if-match'])
      const [only] = saved.length === 1 ? saved : []
      return { status: 200, body: saved, headers: only ? { etag: toRevisionTag(only.revision) } : {} }
    }),
  ]
}
