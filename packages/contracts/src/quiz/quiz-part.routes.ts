import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors, Done, NumericId } from '../shared.schema'
import {
  NewQuizAnswer,
  NewQuizMedia,
  NewQuizQuestion,
  QuizAnswer,
  QuizAnswerChange,
  QuizMedia,
  QuizMediaChange,
  QuizQuestion,
  QuizQuestionChange,
} from './quiz.schema'

const byId = z.object({ id: NumericId })
const deletedResponses = { 200: { description: 'Deleted', schema: Done }, ...commonErrors }

export const createQuizQuestion = defineRoute({
  backend: 'quiz',
  method: 'post',
  path: '/quiz/question',
  operationId: 'createQuizQuestion',
  summary: 'Create a question, at the end of its quiz unless orderIndex is given',
  access: 'author',
  tag: 'Quiz',
  body: { kind: 'json', schema: NewQuizQuestion },
  responses: { 201: { description: 'The question', schema: QuizQuestion }, ...commonErrors },
})

export const getQuizQuestion = defineRoute({
  backend: 'quiz',
  method: 'get',
  path: '/quiz/question',
  operationId: 'getQuizQuestion',
  summary: 'A question with its answers and keys',
  access: 'author',
  tag: 'Quiz',
  query: byId,
  responses: { 200: { description: 'The question', schema: QuizQuestion }, ...commonErrors },
})

export const updateQuizQuestion = defineRoute({
  backend: 'quiz',
  method: 'put',
  path: '/quiz/question',
  operationId: 'updateQuizQuestion',
  summary: 'Change the given fields of a question',
  access: 'author',
  tag: 'Quiz',
  query: byId,
  body: { kind: 'json', schema: QuizQuestionChange },
  responses: { 200: { description: 'The question', schema: QuizQuestion }, ...commonErrors },
})

export const deleteQuizQuestion = defineRoute({
  backend: 'quiz',
  method: 'delete',
  path: '/quiz/question',
  operationId: 'deleteQuizQuestion',
  summary: 'Delete a question with its answers and media',
  access: 'author',
  tag: 'Quiz',
  query: byId,
  responses: deletedResponses,
})

export const createQuizAnswer = defineRoute({
  backend: 'quiz',
  method: 'post',
  path: '/quiz/answer/{id}',
  operationId: 'createQuizAnswer',
  summary: 'Add an answer to a question',
  access: 'author',
  tag: 'Quiz',
  params: byId,
  body: { kind: 'json', schema: NewQuizAnswer },
  responses: { 201: { description: 'The answer', schema: QuizAnswer }, ...commonErrors },
})

export const getQuizAnswer = defineRoute({
  backend: 'quiz',
  method: 'get',
  path: '/quiz/answer/{id}',
  operationId: 'getQuizAnswer',
  summary: 'The answer',
  access: 'author',
  tag: 'Quiz',
  params: byId,
  responses: { 200: { description: 'The answer', schema: QuizAnswer }, ...commonErrors },
})

export const updateQuizAnswer = defineRoute({
  backend: 'quiz',
  method: 'put',
  path: '/quiz/answer/{id}',
  operationId: 'updateQuizAnswer',
  summary: 'Change the given fields of an answer',
  access: 'author',
  tag: 'Quiz',
  params: byId,
  body: { kind: 'json', schema: QuizAnswerChange },
  responses: { 200: { description: 'The answer', schema: QuizAnswer }, ...commonErrors },
})

export const deleteQuizAnswer = defineRoute({
  backend: 'quiz',
  method: 'delete',
  path: '/quiz/answer/{id}',
  operationId: 'deleteQuizAnswer',
  summary: 'Delete an answer',
  access: 'author',
  tag: 'Quiz',
  params: byId,
  responses: deletedResponses,
})

export const createQuizMedia = defineRoute({
  backend: 'quiz',
  method: 'post',
  path: '/quiz/media',
  operationId: 'createQuizMedia',
  summary: 'Add a picture, sound or video to a question or an answer',
  access: 'author',
  tag: 'Quiz',
  body: { kind: 'json', schema: NewQuizMedia },
  responses: { 201: { description: 'The medium', schema: QuizMedia }, ...commonErrors },
})

export const getQuizMedia = defineRoute({
  backend: 'quiz',
  method: 'get',
  path: '/quiz/media',
  operationId: 'getQuizMedia',
  summary: 'One medium',
  access: 'author',
  tag: 'Quiz',
  query: byId,
  responses: { 200: { description: 'The medium', schema: QuizMedia }, ...commonErrors },
})

export const updateQuizMedia = defineRoute({
  backend: 'quiz',
  method: 'put',
  path: '/quiz/media',
  operationId: 'updateQuizMedia',
  summary: 'Change the given fields of a medium',
  access: 'author',
  tag: 'Quiz',
  query: byId,
  body: { kind: 'json', schema: QuizMediaChange },
  responses: { 200: { description: 'The medium', schema: QuizMedia }, ...commonErrors },
})

export const deleteQuizMedia = defineRoute({
  backend: 'quiz',
  method: 'delete',
  path: '/quiz/media',
  operationId: 'deleteQuizMedia',
  summary: 'Delete a medium',
  access: 'author',
  tag: 'Quiz',
  query: byId,
  responses: deletedResponses,
})
