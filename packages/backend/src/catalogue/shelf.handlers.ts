import { listSeries, listTags } from '@lectern/contracts/quiz'
import type { Database } from '../database/open-database'
import { bindRoute, type RouteBinding } from '../http/route-binding'
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
