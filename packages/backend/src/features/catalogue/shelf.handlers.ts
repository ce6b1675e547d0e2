import { listSeries, listTags } from '@lectern/contracts/quiz'
import type { Database } from '../../entities/schema/database-handle'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import * as repository from './shelf.repository'

export function shelfHandlers(database: Database): RouteBinding[] {
  return [
    bindRoute(listSeries, async ({ caller }) => ({
      status: 200,
      body: await repository.listSeries(database, caller.domainId),
    })),
    bindRoute(listTags, async ({ caller }) => ({
      status: 200,
      body: await repository.listTags(database, caller.domainId),
    })),
  ]
}
