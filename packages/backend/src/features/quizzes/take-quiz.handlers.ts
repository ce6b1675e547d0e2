import { getQuizForUser, listQuizResults, resetUserGrades, submitQuiz } from '@lectern/contracts/quiz'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import { listQuizResults as listResults } from './quiz-results.service'
import * as service from './take-quiz.service'

export function quizTakingHandlers(services: service.QuizTaking): RouteBinding[] {
  return [
    bindRoute(getQuizForUser, async ({ params, caller }) => {
      return { status: 200, body: await service.readQuizToTake(services, caller, params.id) }
    }),
    bindRoute(submitQuiz, async ({ params, query, body, caller }) => {
      const submission = { ...body, isPractice: query.isPractice === 'true' }
      return { status: 200, body: await service.submitQuiz(services, caller, params.id, submission) }
    }),
    bindRoute(listQuizResults, async ({ query, caller }) => ({
      status: 200,
      body: await listResults(services.database, caller, query.quizId),
    })),
    bindRoute(resetUserGrades, async ({ query, caller }) => ({
      status: 200,
      body: { success: true as const, reset: await service.resetGrades(services, caller, query) },
    })),
  ]
}
