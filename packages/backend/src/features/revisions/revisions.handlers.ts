import { getRevision, listRevisions, restoreRevision } from '@lectern/contracts/app'
import { toRevisionTag } from '../../entities/revisions/revision-tag'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import { restore, type RestoreServices } from './restore-revision'
import * as service from './revisions.service'

export function revisionHandlers(services: RestoreServices): RouteBinding[] {
  return [
    bindRoute(listRevisions, async ({ params, query, caller }) => ({
      status: 200,
      body: await service.listRevisions(services, caller, params, { before: query.before, limit: query.limit }),
    })),
    bindRoute(getRevision, async ({ params, caller }) => ({
      status: 200,
      body: await service.readRevision(services, caller, params, params.revision),
    })),
    bindRoute(restoreRevision, async ({ params, headers, body, caller }) => {
      const request = { revised: params, revision: body.revision, ifMatch: headers['if-match'] }
      const revision = await restore(services, caller, request)
      return {
        status: 200,
        body: { revision, restoredRevision: body.revision },
        headers: { etag: toRevisionTag(revision) },
      }
    }),
  ]
}
