import { getBookChapter } from '@lectern/contracts/app'
import {
  cloneChapter,
  deleteChapter,
  getChapter,
  getChapterData,
  getChapterRectData,
  reorderChapters,
  updateChapter,
} from '@lectern/contracts/main'
import { done } from '../http/done'
import { toRevisionTag } from '../http/revision-tag'
import { bindRoute, type RouteBinding } from '../http/route-binding'
import { answerKept } from '../kept-json/answer-kept'
import * as service from './chapters.service'
import { copyChapter } from './copy-chapter'
import { readKeptChapter, type KeptChapterServices } from './read-kept-chapter'
import { putChaptersInOrder } from './reorder-chapters'

type Read = Awaited<ReturnType<typeof service.readChapter>>

function answerChapter({ chapter, revision }: Read) {
  return { status: 200 as const, body: chapter, headers: { etag: toRevisionTag(revision) } }
}

/** Authors alone get it, and ask again each time whether it is still the same. */
const kept = { 'cache-control': 'private, no-cache' }

export function chapterHandlers(services: service.ChapterServices, reading: KeptChapterServices): RouteBinding[] {
  return [
    bindRoute(getChapter, async ({ params, caller, context }) =>
      answerKept(context, await readKeptChapter(reading, caller, params, 'plain'), kept),
    ),
    bindRoute(getChapterData, async ({ params, caller, context }) =>
      answerKept(context, await readKeptChapter(reading, caller, params, 'with rects'), kept),
    ),
    bindRoute(getBookChapter, async ({ params, caller, context }) =>
      answerKept(context, await readKeptChapter(reading, caller, params, 'with rects'), kept),
    ),
    bindRoute(getChapterRectData, async ({ params, caller, context }) => {
      const chapter = { id: params.chapterId, bookId: params.id }
      return answerKept(context, await readKeptChapter(reading, caller, chapter, 'rects'), kept)
    }),
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
