import { correctPagePhotograph, getPagePhotograph } from '@lectern/contracts/main'
import { toRevisionTag } from '../../entities/revisions/revision-tag'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import { correctPhotograph } from './correct-photograph'
import { readPhotograph, type PhotographServices } from './read-photograph'

export function pagePhotographHandlers(services: PhotographServices): RouteBinding[] {
  return [
    bindRoute(getPagePhotograph, async ({ params, caller, signal }) => {
      const body = await readPhotograph(services, caller, params.id, signal)
      return { status: 200, body, headers: { etag: toRevisionTag(body.revision) } }
    }),
    bindRoute(correctPagePhotograph, async ({ params, headers, body, caller, signal }) => {
      const request = { variationId: params.id, plan: body.plan, ifMatch: headers['if-match'], signal }
      const page = await correctPhotograph(services, caller, request)
      return { status: 200, body: page, headers: { etag: toRevisionTag(page.revision) } }
    }),
  ]
}
