import { getBookChapter } from '@lectern/contracts/app'
import {
  cloneChapter,
  deleteChapter,
  getChapter,
  getChapterData,
  getChapterRectData,
  getPageDetails,
  reorderChapters,
  updateChapter,
} from '@lectern/contracts/main'
import { successBody } from '../../platform/http/success-body'
import { toRevisionTag } from '../../entities/revisions/revision-tag'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import { respondWithCached } from '../../platform/caching/respond-with-cached'
import type { BookMediaServices } from '../../entities/books/book-services'
import * as service from './chapters.service'
import { copyChapter } from './copy-chapter'
import { readCachedChapter, type CachedChapterServices } from './read-cached-chapter'
import { reorderChapters as putInOrder } from './reorder-chapters'

type Read = Awaited<ReturnType<typeof service.readChapter>>

function respondWithChapter({ chapter, revision }: Read) {
  return { status: 200 as const, body: chapter, headers: { etag: toRevisionTag(revision) } }
}

/** Only authors get it, and revalidate it every time. */
const cacheHeaders = { 'cache-control': 'private, no-cache' }

export function chapterHandlers(services: BookMediaServices, reading: CachedChapterServices): RouteBinding[] {
  return [
    bindRoute(getChapter, async ({ params, caller, context }) =>
      respondWithCached(context, await readCachedChapter(reading, caller, params, 'plain'), cacheHeaders),
    ),
    bindRoute(getChapterData, async ({ params, caller, context }) =>
      respondWithCached(context, await readCachedChapter(reading, caller, params, 'with rects'), cacheHeaders),
    ),
    bindRoute(getBookChapter, async ({ params, caller, context }) =>
      respondWithCached(context, await readCachedChapter(reading, caller, params, 'with rects'), cacheHeaders),
    ),
    bindRoute(getChapterRectData, async ({ params, caller, context }) => {
      const chapter = { id: params.chapterId, bookId: params.id }
      return respondWithCached(context, await readCachedChapter(reading, caller, chapter, 'rects'), cacheHeaders)
    }),
    bindRoute(getPageDetails, async ({ params, caller, context }) =>
      respondWithCached(context, await readCachedChapter(reading, caller, params, 'pages'), cacheHeaders),
    ),
    bindRoute(updateChapter, async ({ params, body, headers, caller }) =>
      respondWithChapter(await service.updateChapter(services, caller, params.id, body, headers['if-match'])),
    ),
    bindRoute(deleteChapter, async ({ params, headers, caller }) => {
      await service.deleteChapter(services, caller, params.id, params.chapterId, headers['if-match'])
      return { status: 200, body: successBody }
    }),
    bindRoute(reorderChapters, async ({ body, caller }) => ({
      status: 200,
      body: await putInOrder(services, caller, body),
    })),
    bindRoute(cloneChapter, async ({ query, caller }) => ({
      status: 201,
      body: await copyChapter(services, caller, query.sourceChapterId, query.targetBookId),
    })),
  ]
}
