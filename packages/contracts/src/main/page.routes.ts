import { z } from 'zod'
import { defineRoute } from '../route'
import {
  commonErrors,
  Done,
  engineErrors,
  IfMatchHeader,
  JobAccepted,
  LanguageCode,
  NumericId,
  PreferHeader,
  staleErrors,
} from '../shared.schema'
import { ImportedPages, Page, RectDataWrite, RectDataWritten } from './book.schema'

export const uploadChapterPages = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/chapters/{id}/pages/upload',
  operationId: 'uploadChapterPages',
  summary: 'Turn images and PDFs into pages of a chapter, or into another language of its existing pages',
  access: 'author',
  tag: 'Page',
  params: z.object({ id: NumericId }),
  headers: PreferHeader,
  body: {
    kind: 'multipart',
    files: ['files'],
    schema: z.object({
      variation: LanguageCode,
      pages: z.string().optional().meta({
        description: 'JSON text: [{pageId?}] in the order of the files; a pageId adds the language to that page',
      }),
    }),
  },
  responses: {
    200: { description: 'The pages, and what was skipped', schema: ImportedPages },
    202: { description: 'Queued', schema: JobAccepted },
    ...commonErrors,
    ...engineErrors,
  },
})

export const getPage = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/pages/{id}',
  operationId: 'getPage',
  summary: 'One page with the rects of all its variations',
  access: 'author',
  tag: 'Page',
  params: z.object({ id: NumericId }),
  responses: { 200: { description: 'The page', schema: Page }, ...commonErrors },
})

export const deletePage = defineRoute({
  backend: 'main',
  method: 'delete',
  path: '/books/{id}/pages/{pageId}',
  operationId: 'deletePage',
  summary: 'Delete a page in all its languages',
  access: 'author',
  tag: 'Page',
  params: z.object({ id: NumericId, pageId: NumericId }),
  query: z.object({
    restorable: z
      .enum(['true', 'false'])
      .optional()
      .meta({ description: 'true keeps the page for 7 days, in which it can be restored' }),
  }),
  headers: IfMatchHeader,
  responses: { 200: { description: 'Deleted', schema: Done }, ...commonErrors, ...staleErrors },
})

export const restorePage = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/books/{id}/pages/{pageId}/restore',
  operationId: 'restorePage',
  summary: 'Restore a page that was deleted with restorable=true, with its words, times, marks and images',
  access: 'author',
  tag: 'Page',
  params: z.object({ id: NumericId, pageId: NumericId }),
  responses: { 200: { description: 'Restored', schema: Done }, ...commonErrors },
})

export const updateRectData = defineRoute({
  backend: 'main',
  method: 'put',
  path: '/page-variations/update-rect-data',
  operationId: 'updateRectData',
  summary: 'Save the rects of page variations, all or none',
  access: 'author',
  tag: 'RectData',
  headers: IfMatchHeader,
  body: { kind: 'json', schema: z.array(RectDataWrite).min(1).max(2000) },
  responses: {
    200: { description: 'The new revisions', schema: z.array(RectDataWritten) },
    ...commonErrors,
    ...staleErrors,
  },
})
