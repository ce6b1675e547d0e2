import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors, IfMatchHeader, notChanged, NumericId, staleErrors } from '../shared.schema'
import { Page } from './book.schema'
import { PageContent, PageFields, PageJson, PageJsonWrite, PageSaved, PagesContent } from './page-content.schema'

const byId = z.object({ id: NumericId })
const PageList = z.array(Page)

export const createPage = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/chapters/{id}/pages',
  operationId: 'createPage',
  summary: 'Create a page without an image, at the given position or at the end of the chapter',
  access: 'author',
  tag: 'Page',
  params: byId,
  body: { kind: 'json', schema: PageFields },
  responses: { 201: { description: 'The page', schema: Page }, ...commonErrors },
})

export const createPages = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/chapters/{id}/pages/batch',
  operationId: 'createPages',
  summary: 'Create pages without images, all or none',
  access: 'author',
  tag: 'Page',
  params: byId,
  body: { kind: 'json', schema: z.object({ pages: z.array(PageFields).min(1).max(2000) }).meta({ id: 'NewPages' }) },
  responses: { 201: { description: 'The pages', schema: z.object({ pages: PageList }) }, ...commonErrors },
})

export const getPageDetails = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/chapters/{id}/page/details',
  operationId: 'getPageDetails',
  summary: 'The pages of a chapter in order, with the rects of all their variations',
  access: 'author',
  tag: 'Page',
  params: byId,
  responses: { 200: { description: 'The pages', schema: PageList }, ...notChanged, ...commonErrors },
})

export const savePageContent = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/pages/{id}/content',
  operationId: 'savePageContent',
  summary: 'Change the given fields of a page; unknown fields are kept',
  access: 'author',
  tag: 'Page',
  params: byId,
  headers: IfMatchHeader,
  body: { kind: 'json', schema: PageContent },
  responses: { 200: { description: 'The page', schema: Page }, ...commonErrors, ...staleErrors },
})

export const savePagesContent = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/pages/batch/upload',
  operationId: 'savePagesContent',
  summary: 'Change fields of several pages of a book, all or none',
  access: 'author',
  tag: 'Page',
  body: { kind: 'json', schema: PagesContent },
  responses: {
    200: { description: 'The new revisions', schema: z.array(PageSaved) },
    ...commonErrors,
    ...staleErrors,
  },
})

export const savePageJson = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/pages/{id}/json',
  operationId: 'savePageJson',
  summary: "Replace a page's own fields with those of a JSON text",
  access: 'author',
  tag: 'Page',
  params: byId,
  headers: IfMatchHeader,
  body: { kind: 'json', schema: PageJson },
  responses: { 200: { description: 'Saved', schema: PageSaved }, ...commonErrors, ...staleErrors },
})

export const getPageJson = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/pages/{id}/json',
  operationId: 'getPageJson',
  summary: "A page's own fields as JSON text",
  access: 'author',
  tag: 'Page',
  params: byId,
  responses: { 200: { description: 'The text', schema: PageContent }, ...commonErrors },
})

export const updatePagesJson = defineRoute({
  backend: 'main',
  method: 'put',
  path: '/pages/update-json-batch',
  operationId: 'updatePagesJson',
  summary: 'Save the triggers and coaching points of pages of a book, all or none',
  access: 'author',
  tag: 'Page',
  headers: IfMatchHeader,
  body: { kind: 'json', schema: z.array(PageJsonWrite).min(1).max(2000) },
  responses: {
    200: { description: 'The new revisions', schema: z.array(PageSaved) },
    ...commonErrors,
    ...staleErrors,
  },
})
