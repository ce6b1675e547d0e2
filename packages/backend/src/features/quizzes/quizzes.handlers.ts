import { copyQuiz, createQuiz, deleteQuiz, getQuiz, listQuizzes, updateQuiz } from '@lectern/contracts/quiz'
import type { Database } from '../../entities/schema/database-handle'
import { successBody } from '../../platform/http/success-body'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import * as service from './quizzes.service'

export function quizHandlers(database: Database): RouteBinding[] {
  return [
    bindRoute(listQuizzes, async ({ query, caller }) => ({
      status: 200,
      body: await service.listQuizzes(database, caller, query.externalBookId),
    })),
    bindRoute(copyQuiz, async ({ body, caller }) => ({
      status: 201,
      body: await service.copyQuiz(database, caller, body),
    })),
    bindRoute(createQuiz, async ({ params, body, caller }) => ({
      status: 201,
      body: await service.createQuiz(database, caller, params.id, body),
    })),
    bindRoute(getQuiz, async ({ params, query, caller }) => ({
      status: 200,
      body: await service.readQuiz(database, caller, params.id, query.quizId),
    })),
    bindRoute(updateQuiz, async ({ params, query, body, caller }) => ({
      status: 200,
      body: await service.updateQuiz(database, caller, { bookId: params.id, quizId: query.quizId }, body),
    })),
    bindRoute(deleteQuiz, async ({ params, query, caller }) => {
      await service.deleteQuiz(database, caller, params.id, query.quizId)
      return { status: 200, body: successBody }
    }),
  ]
}
