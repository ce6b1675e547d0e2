import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors, Done, IfMatchHeader, notChanged, NumericId, staleErrors } from '../shared.schema'
import { BookPageQuery } from './book-page.schema'
import { BookOutline, BookPart, BookPartId, BookThumbnails } from './book-parts.schema'
import { BookGlossary, BookGlossaryId } from './book-glossary.schema'
import { BookSearch } from './book-search.schema'
import {
  BookChange,
  BookData,
  BookInfo,
  BookSummary,
  Chapter,
  ChapterRectData,
  ChapterVariation,
  NewBook,
  NewChapter,
  NewChapterVariation,
} from './book.schema'

const byId = z.object({ id: NumericId })

export const listBooks = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/books/minimal/{scope}',
  operationId: 'listBooks',
  summary:
    'The books that the caller may see, newest first; by pages if a parameter of the query is given, then also by title',
  access: 'public',
  tag: 'Book',
  params: z.object({
    scope: z.string().min(1).meta({ default: '7', description: 'Any segment, 7 by convention; all return the same' }),
  }),
  query: BookPageQuery,
  responses: { 200: { description: 'The books', schema: z.array(BookSummary) }, ...commonErrors },
})

export const getBookData = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/file/bookData/{id}',
  operationId: 'getBookData',
  summary: 'A book: the published form for readers, with includeRectData=false the working form for its authors',
  access: 'public',
  tag: 'Book',
  params: byId,
  query: z.object({ includeRectData: z.enum(['true', 'false']).optional() }),
  responses: { 200: { description: 'The book', schema: BookData }, ...notChanged, ...commonErrors },
})

export const getBookOutline = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/file/bookData/{id}/outline',
  operationId: 'getBookOutline',
  summary: 'The published form of a book without the content of its pages, which is in parts',
  access: 'public',
  tag: 'Book',
  params: byId,
  responses: { 200: { description: 'The outline', schema: BookOutline }, ...notChanged, ...commonErrors },
})

export const getBookPart = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/file/bookData/{id}/parts/{part}',
  operationId: 'getBookPart',
  summary: 'A few pages of a published book',
  access: 'public',
  tag: 'Book',
  params: z.object({ id: NumericId, part: BookPartId }),
  responses: { 200: { description: 'The pages', schema: BookPart }, ...notChanged, ...commonErrors },
})

export const getBookSearch = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/file/bookData/{id}/search',
  operationId: 'getBookSearch',
  summary: 'Overview of the search index of a published book, in all its languages',
  access: 'public',
  tag: 'Book',
  params: byId,
  responses: { 200: { description: 'The overview', schema: BookSearch }, ...notChanged, ...commonErrors },
})

export const getBookSearchShard = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/file/bookData/{id}/search/{shard}',
  operationId: 'getBookSearchShard',
  summary: 'A part of the search index, in the format of @lectern/core/search',
  access: 'public',
  tag: 'Book',
  params: z.object({ id: NumericId, shard: BookPartId }),
  responses: {
    200: { description: 'The shard', contentType: 'application/octet-stream' },
    ...notChanged,
    ...commonErrors,
  },
})

export const getBookGlossary = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/file/bookData/{id}/glossary/{glossary}',
  operationId: 'getBookGlossary',
  summary: 'The glossary of a published book: its words and definitions',
  access: 'public',
  tag: 'Book',
  params: z.object({ id: NumericId, glossary: BookGlossaryId }),
  responses: { 200: { description: 'The words', schema: BookGlossary }, ...notChanged, ...commonErrors },
})

export const getBookThumbnails = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/file/bookData/{id}/thumbnails',
  operationId: 'getBookThumbnails',
  summary: 'Links to the thumbnails of the pages of a published book',
  access: 'public',
  tag: 'Book',
  params: byId,
  responses: { 200: { description: 'The links', schema: BookThumbnails }, ...notChanged, ...commonErrors },
})

export const getBookPreview = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/file/bookData/{id}/preview',
  operationId: 'getBookPreview',
  summary: 'The working form of a book, as readers would see it',
  access: 'author',
  tag: 'Book',
  params: byId,
  responses: { 200: { description: 'The book', schema: BookData }, ...commonErrors },
})

export const getBookPreviewGlossary = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/file/bookData/{id}/preview/glossary',
  operationId: 'getBookPreviewGlossary',
  summary: 'The glossary of the working form of a book, as the next publication would have it',
  access: 'author',
  tag: 'Book',
  params: byId,
  responses: { 200: { description: 'The words; none without a glossary', schema: BookGlossary }, ...commonErrors },
})

export const getChapterRectData = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/file/bookData/{id}/chapters/{chapterId}/rectData',
  operationId: 'getChapterRectData',
  summary: 'The rects of every page of a chapter',
  access: 'author',
  tag: 'RectData',
  params: z.object({ id: NumericId, chapterId: NumericId }),
  responses: { 200: { description: 'The rects by page', schema: ChapterRectData }, ...notChanged, ...commonErrors },
})

export const createBook = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/books',
  operationId: 'createBook',
  summary: 'Create a private book with one empty chapter',
  access: 'author',
  tag: 'Book',
  body: { kind: 'json', schema: NewBook },
  responses: { 201: { description: 'The book', schema: BookData }, ...commonErrors },
})

export const cloneBook = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/books/{id}/clone',
  operationId: 'cloneBook',
  summary: 'Create an unpublished book with the description, colours, access and shelves of another, without chapters',
  access: 'author',
  tag: 'Book',
  params: byId,
  body: { kind: 'json', schema: z.object({ title: z.string().trim().min(1).max(300) }) },
  responses: {
    201: { description: 'The new book; copy chapters with cloneChapter', schema: BookData },
    ...commonErrors,
  },
})

export const updateBook = defineRoute({
  backend: 'main',
  method: 'put',
  path: '/books/{id}',
  operationId: 'updateBook',
  summary: 'Change the given fields of a book',
  access: 'author',
  tag: 'Book',
  params: byId,
  headers: IfMatchHeader,
  body: { kind: 'json', schema: BookChange },
  responses: {
    200: { description: 'The book; its ETag is the revision', schema: BookInfo },
    ...commonErrors,
    ...staleErrors,
  },
})

export const deleteBook = defineRoute({
  backend: 'main',
  method: 'delete',
  path: '/books/{id}',
  operationId: 'deleteBook',
  summary: 'Delete a book with its chapters, pages, media and publications',
  access: 'author',
  tag: 'Book',
  params: byId,
  headers: IfMatchHeader,
  responses: { 200: { description: 'Deleted', schema: Done }, ...commonErrors, ...staleErrors },
})

export const listChapters = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/books/{id}/chapters',
  operationId: 'listChapters',
  summary: 'The chapters of a book, in order, without rects',
  access: 'author',
  tag: 'Chapter',
  params: byId,
  responses: { 200: { description: 'The chapters', schema: z.array(Chapter) }, ...commonErrors },
})

export const createChapter = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/books/{id}/chapters',
  operationId: 'createChapter',
  summary: 'Add a chapter at the end of a book',
  access: 'author',
  tag: 'Chapter',
  params: byId,
  body: { kind: 'json', schema: NewChapter },
  responses: { 201: { description: 'The chapter', schema: Chapter }, ...commonErrors },
})

export const addChapterVariation = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/books/{id}/chapters/addChapter/variation',
  operationId: 'addChapterVariation',
  summary: 'Add a language to a chapter',
  access: 'author',
  tag: 'Chapter',
  params: byId,
  body: { kind: 'json', schema: NewChapterVariation },
  responses: { 201: { description: 'The variation', schema: ChapterVariation }, ...commonErrors },
})
