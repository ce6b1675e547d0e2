import {
  listCategories,
  listCategoriesOfBook,
  listCreators,
  listCreatorsOfBook,
  listCreatorsOfDomain,
  listDomains,
  setCreatorsOfBook,
  updateCategory,
} from '@lectern/contracts/main'
import { addCreatorToBooks, removeCreator } from '@lectern/contracts/quiz'
import type { Database } from '../../entities/schema/database-handle'
import { successBody } from '../../platform/http/success-body'
import { toRevisionTag } from '../../entities/revisions/revision-tag'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import { listDomains as readDomains } from './categories.repository'
import * as categories from './categories.service'
import * as creators from './creators.service'
import * as naming from './credit-creator.service'

export function catalogueHandlers(database: Database): RouteBinding[] {
  return [
    bindRoute(listDomains, async ({ caller }) => ({
      status: 200,
      body: await readDomains(database, caller.domainId),
    })),
    bindRoute(listCategories, async ({ caller }) => ({
      status: 200,
      body: await categories.listCategories(database, caller),
    })),
    bindRoute(listCategoriesOfBook, async ({ params, caller }) => ({
      status: 200,
      body: await categories.listCategoriesOfBook(database, caller, params.id),
    })),
    bindRoute(updateCategory, async ({ params, body, caller }) => ({
      status: 200,
      body: await categories.updateCategory(database, caller, params.id, body),
    })),
    bindRoute(listCreators, async ({ caller }) => ({
      status: 200,
      body: await creators.listCreators(database, caller),
    })),
    bindRoute(listCreatorsOfDomain, async ({ params, caller }) => ({
      status: 200,
      body: await creators.listCreatorsOfDomain(database, caller, params.id),
    })),
    bindRoute(listCreatorsOfBook, async ({ params, caller }) => ({
      status: 200,
      body: await creators.listCreatorsOfBook(database, caller, params.id),
    })),
    bindRoute(setCreatorsOfBook, async ({ params, headers, body, caller }) => {
      const write = { caller, bookId: params.id, ifMatch: headers['if-match'] }
      const saved = await creators.setCreatorsOfBook(database, write, body)
      return { status: 200, body: saved.creators, headers: { etag: toRevisionTag(saved.revision) } }
    }),
    bindRoute(addCreatorToBooks, async ({ params, body, caller }) => ({
      status: 200,
      body: await naming.addCreatorToBooks(database, caller, params.id, body),
    })),
    bindRoute(removeCreator, async ({ params, query, caller }) => {
      await naming.removeCreator(database, caller, params.id, query.bookId)
      return { status: 200, body: successBody }
    }),
  ]
}
