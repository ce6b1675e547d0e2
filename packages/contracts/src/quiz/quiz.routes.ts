import { z } from 'zod'
import { tooManyErrors } from '../account.schema'
import { defineRoute } from '../route'
import { commonErrors, Done, NumericId } from '../shared.schema'
import { plainText } from './plain-text'
import { GradedQuiz, NewQuiz, Quiz, QuizChange, QuizCopy, QuizSubmission, QuizSummary, QuizToTake } from './quiz.schema'
import { QuizResults } from './quiz-results.schema'

const ofUser = z.object({
  id: plainText(300).min(1).meta({ description: 'The id of the quiz, or its haQuizId from a trigger' }),
})
const ofBook = z.object({ id: NumericId.meta({ description: 'The id of the book' }) })
const byQuizId = z.object({ quizId: NumericId })

export const getQuizForUser = defineRoute({
  backend: 'quiz',
  method: 'get',
  path: '/quiz/user/{id}',
  operationId: 'getQuizForUser',
  summary: 'A quiz for a reader, without its correct answers, with the number of attempts left',
  access: 'signed-in',
  isForTestStudent: true,
  tag: 'Quiz',
  params: ofUser,
  responses: { 200: { description: 'The quiz', schema: QuizToTake }, ...commonErrors, ...tooManyErrors },
})

export const submitQuiz = defineRoute({
  backend: 'quiz',
  method: 'post',
  path: '/quiz/user/{id}',
  operationId: 'submitQuiz',
  summary: 'Grade answers; uses an attempt unless it is practice',
  access: 'signed-in',
  isForTestStudent: true,
  tag: 'Quiz',
  params: ofUser,
  query: z.object({ isPractice: z.enum(['true', 'false']).optional() }),
  body: { kind: 'json', schema: QuizSubmission },
  responses: { 200: { description: 'Graded', schema: GradedQuiz }, ...commonErrors, ...tooManyErrors },
})

export const listQuizzes = defineRoute({
  backend: 'quiz',
  method: 'get',
  path: '/quiz',
  operationId: 'listQuizzes',
  summary: 'The quizzes of a book, by its external id or its id, if the caller may see it; of public books for all',
  access: 'public',
  tag: 'Quiz',
  query: z.object({ externalBookId: plainText(300).min(1) }),
  responses: { 200: { description: 'The quizzes, without questions', schema: z.array(QuizSummary) }, ...commonErrors },
})

export const copyQuiz = defineRoute({
  backend: 'quiz',
  method: 'post',
  path: '/quiz/copy',
  operationId: 'copyQuiz',
  summary: 'Copy a quiz with its questions, answers and media, without attempts',
  access: 'author',
  tag: 'Quiz',
  body: { kind: 'json', schema: QuizCopy },
  responses: { 201: { description: 'The copy', schema: Quiz }, ...commonErrors },
})

export const createQuiz = defineRoute({
  backend: 'quiz',
  method: 'post',
  path: '/quiz/{id}',
  operationId: 'createQuiz',
  summary: 'Create a quiz of a book',
  access: 'author',
  tag: 'Quiz',
  params: ofBook,
  body: { kind: 'json', schema: NewQuiz },
  responses: { 201: { description: 'The quiz', schema: Quiz }, ...commonErrors },
})

export const getQuiz = defineRoute({
  backend: 'quiz',
  method: 'get',
  path: '/quiz/{id}',
  operationId: 'getQuiz',
  summary: 'A quiz of a book with its correct answers',
  access: 'author',
  tag: 'Quiz',
  params: ofBook,
  query: byQuizId,
  responses: { 200: { description: 'The quiz', schema: Quiz }, ...commonErrors },
})

export const updateQuiz = defineRoute({
  backend: 'quiz',
  method: 'put',
  path: '/quiz/{id}',
  operationId: 'updateQuiz',
  summary: 'Change the given fields of a quiz',
  access: 'author',
  tag: 'Quiz',
  params: ofBook,
  query: byQuizId,
  body: { kind: 'json', schema: QuizChange },
  responses: { 200: { description: 'The quiz', schema: Quiz }, ...commonErrors },
})

export const deleteQuiz = defineRoute({
  backend: 'quiz',
  method: 'delete',
  path: '/quiz/{id}',
  operationId: 'deleteQuiz',
  summary: 'Delete a quiz with its questions and all submissions',
  access: 'author',
  tag: 'Quiz',
  params: ofBook,
  query: byQuizId,
  responses: { 200: { description: 'Deleted', schema: Done }, ...commonErrors },
})

export const resetUserGrades = defineRoute({
  backend: 'quiz',
  method: 'delete',
  path: '/admin/reset-user-grades',
  operationId: 'resetUserGrades',
  summary: 'Reset the attempts that readers have used on a quiz',
  access: 'author',
  tag: 'Quiz',
  query: z.object({
    quizId: NumericId,
    userId: NumericId.optional().meta({ description: 'One reader; by default all' }),
  }),
  responses: {
    200: {
      description: 'Reset',
      schema: z.object({ success: z.literal(true), reset: z.number().int() }).meta({ id: 'GradesReset' }),
    },
    ...commonErrors,
  },
})

export const listQuizResults = defineRoute({
  backend: 'quiz',
  method: 'get',
  path: '/quiz/results',
  operationId: 'listQuizResults',
  summary: 'The submissions of a quiz by reader, for the authors of its book',
  access: 'author',
  tag: 'Quiz',
  query: byQuizId,
  responses: { 200: { description: 'The results', schema: QuizResults }, ...commonErrors },
})
