import { addPageVariation, NewPageVariation } from '@lectern/contracts/quiz'
import type { BookServices } from '../books/books.service'
import { checkFields } from '../http/check-fields'
import { bindRoute, type RouteBinding } from '../http/route-binding'
import * as service from './add-page-variation.service'

export function addPageVariationHandlers(services: BookServices): RouteBinding[] {
  return [
    bindRoute(addPageVariation, async ({ query, body, caller }) => ({
      status: 201,
      body: await service.addPageVariation(services, caller, checkFields(NewPageVariation, { ...query, ...body })),
    })),
  ]
}
