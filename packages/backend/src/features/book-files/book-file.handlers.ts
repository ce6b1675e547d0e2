import { getFile, listBucket, refreshFile, saveFile } from '@lectern/contracts/main'
import { toRevisionTag } from '../../entities/revisions/revision-tag'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import { listBucket as readBucket } from '../publishing/list-bucket'
import { respondWithPublication } from '../publishing/publishing.handlers'
import { readPublication } from '../publishing/published-books.service'
import type { PublishingServices } from '../publishing/publishing-services'
import * as service from './book-file.service'
import { isAuthor } from '../../entities/rights/book-rights'
import { readDraft } from '../../entities/books/read-draft'
import { type BookServices } from '../../entities/books/book-services'

export function bookFileHandlers(publishing: PublishingServices, books: BookServices): RouteBinding[] {
  return [
    bindRoute(getFile, async ({ params, caller, context }) => {
      if (caller && (await isAuthor(books.database, caller, params.id))) {
        const { data, revision } = await readDraft(books, caller, params.id, { withRects: true })
        return { status: 200, body: data, headers: { etag: toRevisionTag(revision) } }
      }
      return respondWithPublication(await readPublication(publishing, caller, params.id), context)
    }),
    bindRoute(saveFile, async ({ params, headers, body, caller }) => {
      const write = { caller, bookId: params.id, ifMatch: headers['if-match'] }
      const { file, revision } = await service.saveFile(books, write, body)
      return { status: 200, body: file, headers: { etag: toRevisionTag(revision) } }
    }),
    bindRoute(refreshFile, async ({ params, caller }) => ({
      status: 200,
      body: await service.refreshFile(publishing, caller, params.id),
    })),
    bindRoute(listBucket, async ({ query, caller }) => ({
      status: 200,
      body: await readBucket(publishing, caller, query.prefix),
    })),
  ]
}
