import { deletePage, getPage } from '@lectern/contracts/main'
import type { BookServices } from '../books/books.service'
import { done } from '../http/done'
import { bindRoute, type RouteBinding } from '../http/route-binding'
import * as service from './pages.service'

export function pageHandlers(services: BookServices): RouteBinding[] {
  return [
    bindRoute(getPage, async ({ params, caller }) => ({
      status: 200,
      body: await service.readPage(services, caller, params.id),
    })),
    bindRoute(deletePage, async ({ params, caller }) => {
      await service.deletePage(services, caller, params.id, params.pageId)
      return { status: 200, body: done }
    }),
  ]
}
