import {
  addChapterVariation,
  cloneBook,
  createBook,
  createChapter,
  deleteBook,
  getBookPreview,
  listBooks,
  listChapters,
  readBookPage,
} from '@lectern/contracts/main'
import { successBody } from '../../platform/http/success-body'
import { toRevisionTag } from '../../entities/revisions/revision-tag'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import * as service from './books.service'
import { cloneBook as createClone } from './clone-book'
import { listBookPage } from './list-book-page'
import type { BookServices } from '../../entities/books/book-services'
import { readDraft } from '../../entities/books/read-draft'
import type { JobQueue } from '../../platform/jobs/job-queue'

export function bookHandlers(services: BookServices & { dropJobs: JobQueue['drop'] }): RouteBinding[] {
  return [
    bindRoute(listBooks, async ({ query, caller }) => {
      const page = readBookPage(query)
      const body = page ? await listBookPage(services, caller, page) : await service.listBooks(services, caller)
      return { status: 200, body }
    }),
    bindRoute(getBookPreview, async ({ params, caller }) => {
      const { data, revision } = await readDraft(services, caller, params.id, { withRects: true })
      return { status: 200, body: data, headers: { etag: toRevisionTag(revision) } }
    }),
    bindRoute(createBook, async ({ body, caller }) => {
      const { data, revision } = await service.createBook(services, caller, body)
      return { status: 201, body: data, headers: { etag: toRevisionTag(revision) } }
    }),
    bindRoute(cloneBook, async ({ params, body, caller }) => {
      const { data, revision } = await createClone(services, caller, params.id, body.title)
      return { status: 201, body: data, headers: { etag: toRevisionTag(revision) } }
    }),
    bindRoute(deleteBook, async ({ params, headers, caller }) => {
      await service.deleteBook(services, caller, params.id, headers['if-match'])
      return { status: 200, body: successBody }
    }),
    bindRoute(listChapters, async ({ params, caller }) => ({
      status: 200,
      body: await service.listChapters(services, caller, params.id),
    })),
    bindRoute(createChapter, async ({ params, body, caller }) => ({
      status: 201,
      body: await service.createChapter(services, caller, params.id, body),
    })),
    bindRoute(addChapterVariation, async ({ params, body, caller }) => ({
      status: 201,
      body: await service.addChapterVariation(services, caller, params.id, body),
    })),
  ]
}
