import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors, NumericId } from '../shared.schema'
import { Category, CategoryChange } from './catalogue.schema'

const byId = z.object({ id: NumericId })

export const listCategories = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/categories',
  operationId: 'listCategories',
  summary: "The categories of the caller's domain, by name; a book's fields create new ones",
  access: 'signed-in',
  tag: 'Category',
  responses: { 200: { description: 'The categories', schema: z.array(Category) }, ...commonErrors },
})

export const listCategoriesOfBook = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/categories/withbook/{id}',
  operationId: 'listCategoriesOfBook',
  summary: "The categories of a book, in the caller's domain",
  access: 'signed-in',
  tag: 'Category',
  params: byId,
  responses: { 200: { description: 'The categories', schema: z.array(Category) }, ...commonErrors },
})

export const updateCategory = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/categories/{id}/update',
  operationId: 'updateCategory',
  summary: "Change the given fields of a category of the caller's domain",
  access: 'author',
  tag: 'Category',
  params: byId,
  body: { kind: 'json', schema: CategoryChange },
  responses: { 200: { description: 'The category', schema: Category }, ...commonErrors },
})
