import { getBook, listBooksById, NewBook, setBookCover, setBookDescription, updateBook } from '@lectern/contracts/main'
import { createBookFromQuiz, findBookByIdentifier } from '@lectern/contracts/quiz'
import { rm } from 'node:fs/promises'
import { checkFields } from '../../platform/http/check-fields'
import { toRevisionTag } from '../../entities/revisions/revision-tag'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import * as bookUpdates from './book-changes.service'
import * as cover from './book-cover.service'
import { requireAuthor } from '../../entities/rights/book-rights'
import { createBook } from './books.service'
import * as bookQueries from './find-books.service'

export function bookDetailHandlers(services: cover.CoverServices): RouteBinding[] {
  return [
    bindRoute(getBook, async ({ params, caller }) => {
      const { summary, revision } = await bookQueries.readBookSummary(services, caller, params.id)
      return { status: 200, body: summary, headers: revision === null ? {} : { etag: toRevisionTag(revision) } }
    }),
    bindRoute(listBooksById, async ({ body, caller }) => ({
      status: 200,
      body: await bookQueries.listBooksById(services, caller, body.ids),
    })),
    bindRoute(findBookByIdentifier, async ({ params, caller }) => {
      const { summary } = await bookQueries.findBookByIdentifier(services, caller, params.id)
      return { status: 200, body: summary }
    }),
    bindRoute(createBookFromQuiz, async ({ query, body, caller }) => {
      const { data, revision } = await createBook(services, caller, checkFields(NewBook, { ...query, ...body }))
      return { status: 201, body: data.bookInfo, headers: { etag: toRevisionTag(revision) } }
    }),
    bindRoute(updateBook, async ({ params, headers, body, caller }) => {
      const context = { caller, bookId: params.id, ifMatch: headers['if-match'] }
      return toBookResponse(await bookUpdates.updateBook(services, context, body))
    }),
    // The specification has a second route for this.
    bindRoute(setBookDescription, async ({ params, headers, body, caller }) => {
      const context = { caller, bookId: params.id, ifMatch: headers['if-match'] }
      return toBookResponse(await bookUpdates.updateBook(services, context, body))
    }),
    bindRoute(setBookCover, async ({ params, headers, body, caller, signal }) => {
      await requireAuthor(services.database, caller, { kind: 'book', id: params.id })
      const form = await body.receive()
      try {
        const context = { caller, bookId: params.id, ifMatch: headers['if-match'] }
        const sent = { files: form.files, pageVariationId: form.fields.pageVariationId }
        return toBookResponse(await cover.setBookCover(services, context, sent, signal))
      } finally {
        await rm(form.folder, { recursive: true, force: true })
      }
    }),
  ]
}

function toBookResponse({ info, revision }: Awaited<ReturnType<typeof bookUpdates.describeSavedBook>>) {
  return { status: 200, body: info, headers: { etag: toRevisionTag(revision) } } as const
}
