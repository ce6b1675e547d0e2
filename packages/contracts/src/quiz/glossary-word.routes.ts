import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors, Done, LanguageCode, NumericId } from '../shared.schema'
import {
  Definition,
  DefinitionChange,
  NewDefinition,
  NewWord,
  Word,
  WordChange,
  WordChangeById,
  Words,
} from './glossary-word.schema'

const byId = z.object({ id: NumericId })
const maxWords = 1000

export const listWords = defineRoute({
  backend: 'quiz',
  method: 'get',
  path: '/word',
  operationId: 'listWords',
  summary: "The words of the caller's domain, in alphabetical order, by page",
  access: 'signed-in',
  tag: 'Word',
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(500).default(50),
    search: z
      .string()
      .max(300)
      .refine((text) => !text.includes('\0'), 'holds a NUL character')
      .optional()
      .meta({ description: 'Part of a word or definition, not case-sensitive' }),
    lang: LanguageCode.optional(),
  }),
  responses: {
    200: { description: 'One page of the words, and their total number', schema: Words },
    ...commonErrors,
  },
})

export const listAllWords = defineRoute({
  backend: 'quiz',
  method: 'get',
  path: '/word/all',
  operationId: 'listAllWords',
  summary: "All words of the caller's domain, in alphabetical order",
  access: 'signed-in',
  tag: 'Word',
  responses: { 200: { description: 'The words', schema: Words }, ...commonErrors },
})

export const getWord = defineRoute({
  backend: 'quiz',
  method: 'get',
  path: '/word/{id}',
  operationId: 'getWord',
  summary: 'A word with its definitions',
  access: 'signed-in',
  tag: 'Word',
  params: byId,
  responses: { 200: { description: 'The word', schema: Word }, ...commonErrors },
})

export const createWord = defineRoute({
  backend: 'quiz',
  method: 'post',
  path: '/word',
  operationId: 'createWord',
  summary: 'Create a word; 409 if the language has it already',
  access: 'author',
  tag: 'Word',
  body: { kind: 'json', schema: NewWord },
  responses: { 201: { description: 'The word', schema: Word }, ...commonErrors },
})

export const updateWord = defineRoute({
  backend: 'quiz',
  method: 'put',
  path: '/word/{id}',
  operationId: 'updateWord',
  summary: 'Change the given fields of a word',
  access: 'author',
  tag: 'Word',
  params: byId,
  body: { kind: 'json', schema: WordChange },
  responses: { 200: { description: 'The word', schema: Word }, ...commonErrors },
})

export const deleteWord = defineRoute({
  backend: 'quiz',
  method: 'delete',
  path: '/word/{id}',
  operationId: 'deleteWord',
  summary: 'Delete a word with its definitions',
  access: 'author',
  tag: 'Word',
  params: byId,
  responses: { 200: { description: 'Deleted', schema: Done }, ...commonErrors },
})

export const createWords = defineRoute({
  backend: 'quiz',
  method: 'post',
  path: '/word/bulk',
  operationId: 'createWords',
  summary: 'Create words, all or none',
  access: 'author',
  tag: 'Word',
  body: { kind: 'json', schema: z.object({ words: z.array(NewWord).min(1).max(maxWords) }).meta({ id: 'NewWords' }) },
  responses: { 201: { description: 'The words, in the order of the request', schema: Words }, ...commonErrors },
})

export const updateWords = defineRoute({
  backend: 'quiz',
  method: 'put',
  path: '/word/bulk',
  operationId: 'updateWords',
  summary: 'Change words, all or none',
  access: 'author',
  tag: 'Word',
  body: {
    kind: 'json',
    schema: z.object({ words: z.array(WordChangeById).min(1).max(maxWords) }).meta({ id: 'WordChanges' }),
  },
  responses: { 200: { description: 'The words, in the order of the request', schema: Words }, ...commonErrors },
})

export const deleteWords = defineRoute({
  backend: 'quiz',
  method: 'delete',
  path: '/word/bulk',
  operationId: 'deleteWords',
  summary: 'Delete words, all or none',
  access: 'author',
  tag: 'Word',
  body: {
    kind: 'json',
    schema: z.object({ ids: z.array(z.number().int().positive()).min(1).max(maxWords) }).meta({ id: 'WordsToDelete' }),
  },
  responses: { 200: { description: 'Deleted', schema: Done }, ...commonErrors },
})

export const getDefinition = defineRoute({
  backend: 'quiz',
  method: 'get',
  path: '/word/definition/{id}',
  operationId: 'getDefinition',
  summary: 'A definition; the id is that of the definition',
  access: 'signed-in',
  tag: 'Word',
  params: byId,
  responses: { 200: { description: 'The definition', schema: Definition }, ...commonErrors },
})

export const createDefinition = defineRoute({
  backend: 'quiz',
  method: 'post',
  path: '/word/definition/{id}',
  operationId: 'createDefinition',
  summary: 'Add a definition at the end; the id is that of its word',
  access: 'author',
  tag: 'Word',
  params: byId,
  body: { kind: 'json', schema: NewDefinition },
  responses: { 201: { description: 'The definition', schema: Definition }, ...commonErrors },
})

export const updateDefinition = defineRoute({
  backend: 'quiz',
  method: 'put',
  path: '/word/definition/{id}',
  operationId: 'updateDefinition',
  summary: 'Change the given fields of a definition; the id is that of the definition',
  access: 'author',
  tag: 'Word',
  params: byId,
  body: { kind: 'json', schema: DefinitionChange },
  responses: { 200: { description: 'The definition', schema: Definition }, ...commonErrors },
})

export const deleteDefinition = defineRoute({
  backend: 'quiz',
  method: 'delete',
  path: '/word/definition/{id}',
  operationId: 'deleteDefinition',
  summary: 'Delete a definition; the id is that of the definition',
  access: 'author',
  tag: 'Word',
  params: byId,
  responses: { 200: { description: 'Deleted', schema: Done }, ...commonErrors },
})
