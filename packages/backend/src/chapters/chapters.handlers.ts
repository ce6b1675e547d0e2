import { getBookChapter } from '@lectern/contracts/app'
import {
  cloneChapter,
  deleteChapter,
  getChapter,
  getChapterData,
  reorderChapters,
  updateChapter,
} from '@lectern/contracts/main'
import { done } from '../http/done'
import { toRevisionTag } from '../http/revision-tag'
import { bindRoute, type RouteBinding } from '../http/route-binding'
import * as service from './chapters.service'
import { copyChapter } from './copy-chapter'
import { putChaptersInOrder } from './reorder-chapters'

type Read = Awaited<ReturnType<typeof service.readChapter>>

function answerChapter({ chapter, revision }: Read) {
  return { status: 200 as const, body: chapter, headers: { etag: toRevisionTag(revision) } }
}

export function chapterHandlers(services: service.ChapterServices): RouteBinding[] {
  return [
    bindRoute(getChapter, async ({ params, caller }) =>
      answerChapter(await service.readChapter(services, caller, params.id, { withRects: false })),
    ),
    bindRoute(getChapterData, async ({ params, caller }) =>
      answerChapter(await service.readChapter(services, caller, params.id, { withRects: true })),
    ),
    bindRoute(getBookChapter, async ({ params, caller }) =>
      answerChapter(await service.readChapter(services, caller, params.id, { withRects: true })),
    ),
    bindRoute(updateChapter, async ({ params, body, headers, caller }) =>
      answerChapter(await service.updateChapter(services, caller, params.id, body, headers['if-match'])),
    ),
    bindRoute(deleteChapter, async ({ params, headers, caller }) => {
      await service.deleteChapter(services, caller, params.id, params.chapterId, headers['if-match'])
      return { status: 200, body: done }
    }),
    bindRoute(reorderChapters, async ({ body, caller }) => ({
      status: 200,
      body: await putChaptersInOrder(services, caller, body),
    })),
    bindRoute(cloneChapter, async ({ query, caller }) => ({
      status: 201,
      body: await copyChapter(services, caller, query.sourceChapterId, query.targetBookId),
    })),
  ]
}
