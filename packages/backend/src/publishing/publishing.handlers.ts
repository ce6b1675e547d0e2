import { publishBook } from '@lectern/contracts/app'
import { getBookData } from '@lectern/contracts/main'
import { getPublishedBook } from '@lectern/contracts/publishing'
import type { BookServices } from '../books/books.service'
import { readWorkingForm } from '../books/books.service'
import { toRevisionTag } from '../http/revision-tag'
import { bindRoute, type RouteBinding } from '../http/route-binding'
import * as service from './publishing.service'

export function publishingHandlers(services: service.PublishingServices, books: BookServices): RouteBinding[] {
  return [
    bindRoute(getBookData, async ({ params, query, caller, context }) => {
      if (query.includeRectData === 'false' && caller?.role === 'user') {
        const { data, revision } = await readWorkingForm(books, caller, params.id, { withRects: false })
        return { status: 200, body: data, headers: { etag: toRevisionTag(revision) } }
      }
      return answerPublication(await service.readPublication(services, caller, params.id), context.req.raw)
    }),
    bindRoute(getPublishedBook, async ({ params, caller, context }) =>
      answerPublication(await service.readPublication(services, caller, params.id), context.req.raw),
    ),
    bindRoute(publishBook, async ({ params, body, caller }) => ({
      status: 200,
      body: await service.publishBook(services, caller, params.id, body.visibility),
    })),
  ]
}

export function answerPublication(answer: service.PublishedAnswer, request: Request): Response {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' })
  if (answer.kind === 'restricted') {
    headers.set('cache-control', 'private, no-store')
    return new Response(answer.json, { headers })
  }
  const compressed = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')
  const etag = `"${answer.etag}${compressed ? '-br' : ''}"`
  headers.set('etag', etag)
  headers.set('cache-control', 'public, no-cache')
  headers.set('vary', 'accept-encoding, authorization')
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known.includes(etag)) return new Response(null, { status: 304, headers })
  if (compressed) headers.set('content-encoding', 'br')
  const bytes = compressed ? answer.body.brotli : answer.body.json
  headers.set('content-length', String(bytes.byteLength))
  return new Response(new Uint8Array(bytes), { headers })
}
