import { getPageVariation } from '@lectern/contracts/app'
import { updateRectData } from '@lectern/contracts/main'
import type { BookServices } from '../books/books.service'
import { bindRoute, type RouteBinding } from '../http/route-binding'
import * as service from './rects.service'

export function rectHandlers(services: BookServices): RouteBinding[] {
  return [
    bindRoute(getPageVariation, async ({ query, caller }) => ({
      status: 200,
      body: await service.readPageVariation(services, caller, query.id),
    })),
    bindRoute(updateRectData, async ({ body, caller }) => ({
      status: 200,
      body: await service.updateRectData(services, caller, body),
    })),
  ]
}
