import { getQuizForUser, resetUserGrades, submitQuiz } from '@lectern/contracts/quiz'
import type { Caller } from '../http/caller'
import { bindRoute, type RouteBinding } from '../http/route-binding'
import type { CallLimit } from './limit-calls'
import * as service from './take-quiz.service'

/** @param limit of readers who are not signed in */
export function quizTakingHandlers(services: service.QuizTaking, limit: CallLimit): RouteBinding[] {
  const admit = ({ testStudent }: Caller) => {
    if (testStudent) limit.count(testStudent.browser)
  }
  return [
    bindRoute(getQuizForUser, async ({ params, caller }) => {
      admit(caller)
      return { status: 200, body: await service.readQuizToTake(services, caller, params.id) }
    }),
    bindRoute(submitQuiz, async ({ params, query, body, caller }) => {
      admit(caller)
      const submission = { ...body, isPractice: query.isPractice === 'true' }
      return { status: 200, body: await service.submitQuiz(services, caller, params.id, submission) }
    }),
    bindRoute(resetUserGrades, async ({ query, caller }) => ({
      status: 200,
      body: { success: true as const, reset: await service.resetGrades(services, caller, query) },
    })),
  ]
}
