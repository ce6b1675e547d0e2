import { publishBook } from '@lectern/contracts/app'
import { getBookData } from '@lectern/contracts/main'
import { getPublishedBook } from '@lectern/contracts/publishing'
import type { Context } from 'hono'
import type { BookServices } from '../books/books.service'
import { readWorkingForm } from '../books/books.service'
import type { ApiEnvironment } from '../http/environment'
import { toRevisionTag } from '../http/revision-tag'
import { bindRoute, type RouteBinding } from '../http/route-binding'
import { answerKept } from '../kept-json/answer-kept'
import * as service from './publishing.service'

export function publishingHandlers(services: service.PublishingServices, books: BookServices): RouteBinding[] {
  return [
    bindRoute(getBookData, async ({ params, query, caller, context }) => {
      if (query.includeRectData === 'false' && caller?.role === 'user') {
        const { data, revision } = await readWorkingForm(books, caller, params.id, { withRects: false })
        return { status: 200, body: data, headers: { etag: toRevisionTag(revision) } }
      }
      return answerPublication(await service.readPublication(services, caller, params.id), context)
    }),
    bindRoute(getPublishedBook, async ({ params, caller, context }) =>
      answerPublication(await service.readPublication(services, caller, params.id), context),
    ),
    bindRoute(publishBook, async ({ params, body, caller }) => ({
      status: 200,
      body: await service.publishBook(services, caller, params.id, body.visibility),
    })),
  ]
}

export function answerPublication(
  { kept, isPublic }: service.PublishedAnswer,
  context: Context<ApiEnvironment>,
): Promise<Response> {
  return answerKept(context, kept, { 'cache-control': isPublic ? 'public, no-cache' : 'private, no-cache' })
}
