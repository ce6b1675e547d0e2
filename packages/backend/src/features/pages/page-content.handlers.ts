import {
  createPage,
  createPages,
  getPageJson,
  PageContent,
  savePageContent,
  savePageJson,
  savePagesContent,
  updatePagesJson,
} from '@lectern/contracts/main'
import type { BookServices } from '../../entities/books/book-services'
import { toRevisionTag } from '../../entities/revisions/revision-tag'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import { addPages } from './add-pages'
import { parseContent, toContentWrites } from './parse-content'
import * as service from './page-content.service'
import { readPage } from './pages.service'

export function pageContentHandlers(services: BookServices): RouteBinding[] {
  return [
    bindRoute(createPage, async ({ params, body, caller }) => {
      const [page] = await addPages(services, caller, params.id, [body])
      if (!page) throw new Error('the new page was not read')
      return { status: 201, body: page, headers: { etag: toRevisionTag(page.revision ?? 1) } }
    }),
    bindRoute(createPages, async ({ params, body, caller }) => ({
      status: 201,
      body: { pages: await addPages(services, caller, params.id, body.pages) },
    })),
    bindRoute(savePageContent, async ({ params, headers, body, caller }) => {
      await service.savePages(services, caller, [{ pageId: params.id, content: body, ifMatch: headers['if-match'] }])
      const { page, revision } = await readPage(services, caller, params.id)
      return { status: 200, body: page, headers: { etag: toRevisionTag(revision) } }
    }),
    bindRoute(savePagesContent, async ({ body, caller }) => {
      const writes = body.map(({ pageId, ...content }) => ({ pageId, content }))
      return { status: 200, body: await service.savePages(services, caller, writes) }
    }),
    bindRoute(savePageJson, async ({ params, headers, body, caller }) => {
      const content = typeof body === 'string' ? parseContent(body, PageContent, 'json') : body
      const [saved] = await service.savePages(services, caller, [
        { pageId: params.id, content, isReplaced: true, ifMatch: headers['if-match'] },
      ])
      if (!saved) throw new Error('the page was not saved')
      return { status: 200, body: saved, headers: { etag: toRevisionTag(saved.revision) } }
    }),
    bindRoute(getPageJson, async ({ params, caller }) => {
      const content = await service.readContent(services, caller, params.id)
      return { status: 200, body: content, headers: { etag: toRevisionTag(content.revision) } }
    }),
    bindRoute(updatePagesJson, async ({ headers, body, caller }) => ({
      status: 200,
      body: await service.savePages(services, caller, toContentWrites(body, headers['if-match'])),
    })),
  ]
}
