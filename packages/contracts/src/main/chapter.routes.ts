import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors, Done, IfMatchHeader, notChanged, NumericId, staleErrors } from '../shared.schema'
import { Chapter } from './book.schema'
import { ChapterFields } from './chapter.schema'
import { OrderingList } from './ordering.schema'

const byId = z.object({ id: NumericId })

export const getChapter = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/chapters/{id}',
  operationId: 'getChapter',
  summary: 'One chapter without rects; send its ETag with a change',
  access: 'author',
  tag: 'Chapter',
  params: byId,
  responses: { 200: { description: 'The chapter', schema: Chapter }, ...notChanged, ...commonErrors },
})

export const getChapterData = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/file/chapterData/{id}',
  operationId: 'getChapterData',
  summary: 'One chapter with the rects of its pages',
  access: 'author',
  tag: 'Chapter',
  params: byId,
  responses: { 200: { description: 'The chapter', schema: Chapter }, ...notChanged, ...commonErrors },
})

export const updateChapter = defineRoute({
  backend: 'main',
  method: 'put',
  path: '/chapters/{id}',
  operationId: 'updateChapter',
  summary: 'Change the given fields of a chapter; unknown fields are kept',
  access: 'author',
  tag: 'Chapter',
  params: byId,
  headers: IfMatchHeader,
  body: { kind: 'json', schema: ChapterFields },
  responses: { 200: { description: 'The chapter', schema: Chapter }, ...commonErrors, ...staleErrors },
})

export const deleteChapter = defineRoute({
  backend: 'main',
  method: 'delete',
  path: '/books/{id}/chapters/{chapterId}',
  operationId: 'deleteChapter',
  summary: 'Delete a chapter with its pages and media',
  access: 'author',
  tag: 'Chapter',
  params: z.object({ id: NumericId, chapterId: NumericId }),
  headers: IfMatchHeader,
  responses: { 200: { description: 'Deleted', schema: Done }, ...commonErrors, ...staleErrors },
})

export const reorderChapters = defineRoute({
  backend: 'main',
  method: 'put',
  path: '/chapters/reorder',
  operationId: 'reorderChapters',
  summary: 'Reorder chapters of one book, all or none',
  access: 'author',
  tag: 'Chapter',
  body: { kind: 'json', schema: OrderingList },
  responses: { 200: { description: 'The positions of all chapters', schema: OrderingList }, ...commonErrors },
})

export const cloneChapter = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/file/clone-chapter',
  operationId: 'cloneChapter',
  summary: 'Copy a chapter with its pages, rects and media to the end of a book',
  access: 'author',
  tag: 'Chapter',
  query: z.object({ sourceChapterId: NumericId, targetBookId: NumericId }),
  responses: { 201: { description: 'The copy', schema: Chapter }, ...commonErrors },
})
