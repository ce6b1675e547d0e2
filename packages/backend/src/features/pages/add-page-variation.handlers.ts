import { addPageVariation, NewPageVariation } from '@lectern/contracts/quiz'
import type { BookServices } from '../../entities/books/book-services'
import { checkFields } from '../../platform/http/check-fields'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import * as service from './add-page-variation.service'

export function addPageVariationHandlers(services: BookServices): RouteBinding[] {
  return [
    bindRoute(addPageVariation, async ({ query, body, caller }) => ({
      status: 201,
      body: await service.addPageVariation(services, caller, checkFields(NewPageVariation, { ...query, ...body })),
    })),
  ]
}
