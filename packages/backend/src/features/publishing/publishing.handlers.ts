import { getBookStaleness, publishBook, unpublishBook } from '@lectern/contracts/app'
import {
  getBookData,
  getBookGlossary,
  getBookOutline,
  getBookPart,
  getBookPreviewGlossary,
  getBookSearch,
  getBookSearchShard,
  getBookThumbnails,
} from '@lectern/contracts/main'
import { getPublishedBook } from '@lectern/contracts/publishing'
import type { Context } from 'hono'
import type { BookServices } from '../../entities/books/book-services'
import { isInDomain } from '../../entities/rights/book-rights'
import { readDraft } from '../../entities/books/read-draft'
import type { ApiEnvironment } from '../../platform/http/hono-env'
import { toRevisionTag } from '../../entities/revisions/revision-tag'
import { successBody } from '../../platform/http/success-body'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import { respondWithCached } from '../../platform/caching/respond-with-cached'
import { readStaleness } from './read-staleness'
import * as published from './published-books.service'
import { readPreviewGlossary } from './preview-glossary.service'
import { readGlossary } from './published-glossary.service'
import { readOutline, readPart } from './published-parts.service'
import { readSearch, readSearchShard } from './published-search.service'
import { readThumbnails } from './published-thumbnails.service'
import type { PublishingServices } from './publishing-services'
import * as service from './publishing.service'
import { unpublishBook as unpublish } from './unpublish-book'

export function publishingHandlers(
  services: PublishingServices,
  books: Pick<BookServices, 'database' | 'links'>,
): RouteBinding[] {
  return [
    bindRoute(getBookData, async ({ params, query, caller, context }) => {
      const wantsDraft = query.includeRectData === 'false' && caller?.role === 'user'
      // Authors of other domains are readers like everybody.
      if (wantsDraft && (await isInDomain(services.database, caller, params.id))) {
        const { data, revision } = await readDraft(books, caller, params.id, { withRects: false })
        return { status: 200, body: data, headers: { etag: toRevisionTag(revision) } }
      }
      return respondWithPublication(await published.readPublication(services, caller, params.id), context)
    }),
    bindRoute(getBookOutline, async ({ params, caller, context }) =>
      respondWithPublication(await readOutline(services, caller, params.id), context),
    ),
    bindRoute(getBookPart, async ({ params, caller, context }) =>
      respondWithPublication(await readPart(services, caller, params.id, params.part), context),
    ),
    bindRoute(getBookGlossary, async ({ params, caller, context }) =>
      respondWithPublication(await readGlossary(services, caller, params.id, params.glossary), context),
    ),
    bindRoute(getBookPreviewGlossary, async ({ params, caller }) => ({
      status: 200,
      body: await readPreviewGlossary(services, caller, params.id),
    })),
    bindRoute(getBookSearch, async ({ params, caller, context }) =>
      respondWithPublication(await readSearch(services, caller, params.id), context),
    ),
    bindRoute(getBookSearchShard, async ({ params, caller, context }) => {
      const { cached, isPublic } = await readSearchShard(services, caller, params.id, params.shard)
      return respondWithCached(context, cached, {
        'cache-control': `${isPublic ? 'public' : 'private'}, max-age=31536000, immutable`,
        'content-type': 'application/octet-stream',
      })
    }),
    bindRoute(getBookThumbnails, async ({ params, caller, context }) =>
      respondWithPublication(await readThumbnails(services, caller, params.id), context),
    ),
    bindRoute(getPublishedBook, async ({ params, caller, context }) =>
      respondWithPublication(await published.readPublication(services, caller, params.id), context),
    ),
    bindRoute(publishBook, async ({ params, body, caller }) => ({
      status: 200,
      body: await service.publishBook(services, caller, params.id, {
        visibility: body.visibility,
        ifStale: body.ifStale,
      }),
    })),
    bindRoute(unpublishBook, async ({ params, caller }) => {
      await unpublish(services, caller, params.id)
      return { status: 200, body: successBody }
    }),
    bindRoute(getBookStaleness, async ({ params, caller }) => ({
      status: 200,
      body: await readStaleness(services.database, caller, params.id),
    })),
  ]
}

export function respondWithPublication(
  { cached: kept, isPublic }: published.PublishedResponse,
  context: Context<ApiEnvironment>,
): Promise<Response> {
  return respondWithCached(context, kept, { 'cache-control': isPublic ? 'public, no-cache' : 'private, no-cache' })
}
