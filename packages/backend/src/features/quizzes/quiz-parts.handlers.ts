import {
  createQuizAnswer,
  createQuizMedia,
  createQuizQuestion,
  deleteQuizAnswer,
  deleteQuizMedia,
  deleteQuizQuestion,
  getQuizAnswer,
  getQuizMedia,
  getQuizQuestion,
  updateQuizAnswer,
  updateQuizMedia,
  updateQuizQuestion,
} from '@lectern/contracts/quiz'
import type { Database } from '../../entities/schema/database-handle'
import { successBody } from '../../platform/http/success-body'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import * as answers from './quiz-answers.service'
import * as media from './quiz-media.service'
import * as questions from './quiz-questions.service'

export function quizPartHandlers(database: Database): RouteBinding[] {
  return [
    bindRoute(createQuizQuestion, async ({ body, caller }) => ({
      status: 201,
      body: await questions.createQuestion(database, caller, body),
    })),
    bindRoute(getQuizQuestion, async ({ query, caller }) => ({
      status: 200,
      body: await questions.readQuestion(database, caller, query.id),
    })),
    bindRoute(updateQuizQuestion, async ({ query, body, caller }) => ({
      status: 200,
      body: await questions.updateQuestion(database, caller, query.id, body),
    })),
    bindRoute(deleteQuizQuestion, async ({ query, caller }) => {
      await questions.deleteQuestion(database, caller, query.id)
      return { status: 200, body: successBody }
    }),
    bindRoute(createQuizAnswer, async ({ params, body, caller }) => ({
      status: 201,
      body: await answers.createAnswer(database, caller, params.id, body),
    })),
    bindRoute(getQuizAnswer, async ({ params, caller }) => ({
      status: 200,
      body: await answers.readAnswer(database, caller, params.id),
    })),
    bindRoute(updateQuizAnswer, async ({ params, body, caller }) => ({
      status: 200,
      body: await answers.updateAnswer(database, caller, params.id, body),
    })),
    bindRoute(deleteQuizAnswer, async ({ params, caller }) => {
      await answers.deleteAnswer(database, caller, params.id)
      return { status: 200, body: successBody }
    }),
    bindRoute(createQuizMedia, async ({ body, caller }) => ({
      status: 201,
      body: await media.createMedium(database, caller, body),
    })),
    bindRoute(getQuizMedia, async ({ query, caller }) => ({
      status: 200,
      body: await media.readMedium(database, caller, query.id),
    })),
    bindRoute(updateQuizMedia, async ({ query, body, caller }) => ({
      status: 200,
      body: await media.updateMedium(database, caller, query.id, body),
    })),
    bindRoute(deleteQuizMedia, async ({ query, caller }) => {
      await media.deleteMedium(database, caller, query.id)
      return { status: 200, body: successBody }
    }),
  ]
}
