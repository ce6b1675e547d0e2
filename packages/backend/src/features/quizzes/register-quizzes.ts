import type { Feature } from '../../platform/api/feature'
import type { Platform } from '../../platform/create-platform'
import { quizPartHandlers } from './quiz-parts.handlers'
import { quizHandlers } from './quizzes.handlers'
import { quizTakingHandlers } from './take-quiz.handlers'
import { deleteTestSubmissions, testStudentHandlers } from './test-student'

/**
 * Registers quizzes, their questions and grading.
 * @param hasTestStudent readers without an account may take the quizzes of public books
 */
export function registerQuizzes({ database, tokens, now }: Platform, hasTestStudent: boolean): Feature {
  return {
    routes: [
      ...quizHandlers(database),
      ...quizPartHandlers(database),
      ...quizTakingHandlers({ database, now }),
      ...testStudentHandlers({ database, tokens, now, isOffered: hasTestStudent }),
    ],
    deleteExpired: (moment) => deleteTestSubmissions(database, moment),
  }
}
