import { z } from 'zod'
import { Publication } from '../app/publication.routes'
import { defineRoute } from '../route'
import { commonErrors, IfMatchHeader, notChanged, NumericId, staleErrors } from '../shared.schema'
import { BookChange, BookData, BookInfo, RectDataWrite, RectDataWritten } from './book.schema'

const byId = z.object({ id: NumericId })

export const FileData = z
  .strictObject({
    bookInfo: BookChange.exactOptional(),
    rectData: z.array(RectDataWrite).max(2000).exactOptional(),
  })
  .meta({
    id: 'FileData',
    description: "The changes: the book's own fields, the rects of its pages, or both",
  })

export const FileSaved = z.object({ bookInfo: BookInfo, rectData: z.array(RectDataWritten) }).meta({ id: 'FileSaved' })

export const BucketObject = z
  .object({
    key: z.string(),
    size: z.number().int().meta({ description: 'Bytes' }),
    contentType: z.string(),
    etag: z.string(),
    modifiedAt: z.string(),
    url: z.string().meta({ description: 'Signed for 12 hours unless the book is public' }),
  })
  .meta({ id: 'BucketObject' })

export const getFile = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/file/{id}',
  operationId: 'getFile',
  summary: 'A whole book by its id: the working form with rects for its authors, the published form for everybody else',
  access: 'public',
  tag: 'Book',
  params: byId,
  responses: { 200: { description: 'The book', schema: BookData }, ...notChanged, ...commonErrors },
})

export const saveFile = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/file/{id}',
  operationId: 'saveFile',
  summary: 'Save the fields of a book and the rects of its pages, all or none',
  access: 'author',
  tag: 'Book',
  params: byId,
  headers: IfMatchHeader,
  body: { kind: 'json', schema: FileData },
  responses: {
    200: { description: "Saved; the ETag is the book's revision", schema: FileSaved },
    ...commonErrors,
    ...staleErrors,
  },
})

export const refreshFile = defineRoute({
  backend: 'main',
  method: 'put',
  path: '/file/{id}/refresh',
  operationId: 'refreshFile',
  summary: 'Publish a book again from its working form, for the same readers; 409 if it is not published',
  access: 'author',
  tag: 'Book',
  params: byId,
  responses: { 200: { description: 'The new publication', schema: Publication }, ...commonErrors },
})

export const listBucket = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/file/get-bucket-data',
  operationId: 'listBucket',
  summary: 'The stored objects of the current publication of a book, its JSON and media, if the caller may read it',
  access: 'public',
  tag: 'Publication',
  query: z.object({
    prefix: z
      .string()
      .max(512)
      .regex(/^(?:published\/)?[1-9]\d{0,14}(?:\/[A-Za-z0-9._/-]*)?$/, 'name a book, as in published/100000/ or 100000')
      .meta({ description: 'published/{book id}/…; "published/" is optional' }),
  }),
  responses: { 200: { description: 'The objects, by key', schema: z.array(BucketObject) }, ...commonErrors },
})
