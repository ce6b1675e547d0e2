import type { GradedQuiz, QuizSubmission } from '@lectern/contracts/quiz'
import type { z } from 'zod'
import type { Queryable } from '../../entities/schema/database-handle'
import type { Database } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { readAttemptsAllowed } from './read-attempts-allowed'
import { gradeQuiz, type KeyedQuestion } from './grade-quiz'
import { presentGrade, type Revealed } from './present-grade'
import { presentQuizToTake } from './present-quiz'
import { readTexts } from './read-quiz-texts'
import { isQuizAuthor, mayTakeQuizzes, partNotFound, requireQuizAuthor } from './quiz-rights'
import { findQuiz, type QuizRow, type ReadQuestion } from './quizzes.repository'
import { refuseUnknownAnswers, refuseIncomplete } from './refuse-submission'
import * as submissions from './submissions.repository'

export interface QuizTaking {
  database: Database
  now: () => Date
}

export async function readQuizToTake({ database }: QuizTaking, caller: Caller, name: string) {
  const quiz = await findVisibleQuiz(database, caller, name)
  const used = caller.testStudent ? 0 : await submissions.countAttempts(database, quiz.id, caller.userId)
  return presentQuizToTake(quiz, presentAttempts(quiz, caller, used))
}

/** Grades a submission and stores it. Counts attempts while the account is locked. */
export async function submitQuiz(
  { database }: QuizTaking,
  caller: Caller,
  name: string,
  submission: z.output<typeof QuizSubmission> & { isPractice: boolean },
): Promise<z.input<typeof GradedQuiz>> {
  const isPractice = submission.isPractice || caller.testStudent !== undefined
  return database.transaction(async (transaction) => {
    if (!(await submissions.lockReader(transaction, caller.userId, !isPractice))) {
      throw new ApiFailure('session-ended', 'The session has ended. Sign in again.')
    }
    const quiz = await findVisibleQuiz(transaction, caller, name)
    if (!(await submissions.lockQuizRow(transaction, quiz.id))) throw partNotFound({ kind: 'quiz', id: name })
    const used = caller.testStudent ? 0 : await submissions.countAttempts(transaction, quiz.id, caller.userId)
    if (!isPractice) refuseFurtherAttempts(quiz, used)
    const { selectedAnswers, incompleteQuizScoring } = submission
    refuseUnknownAnswers(quiz.questions, selectedAnswers)
    const grade = gradeQuiz(quiz.questions.map(toKeyedQuestion), selectedAnswers)
    if (!incompleteQuizScoring) refuseIncomplete(grade.questions)
    const submissionId = await submissions.insertSubmission(transaction, {
      quizId: quiz.id,
      userId: caller.userId,
      browserId: caller.testStudent ? (submission.browserId ?? caller.testStudent.browser) : null,
      isPractice,
      selectedAnswers,
      score: grade.score,
    })
    const attempts = presentAttempts(quiz, caller, isPractice ? used : used + 1)
    // Authors try a quiz by practising it, and have its keys anyway.
    const showsAll = !isPractice || (caller.role === 'user' && (await isQuizAuthor(transaction, caller, quiz.id)))
    const revealed = chooseRevealed(quiz, showsAll, attempts.attemptsLeft)
    return { submissionId, quizId: quiz.id, isPractice, ...attempts, ...presentGrade(quiz, grade, revealed) }
  })
}

/** Resets the attempts of readers on a quiz of the caller's. */
export async function resetGrades(
  { database, now }: QuizTaking,
  caller: Caller,
  { quizId, userId }: { quizId: number; userId?: number | undefined },
): Promise<number> {
  await requireQuizAuthor(database, caller, { kind: 'quiz', id: quizId })
  return submissions.resetAttempts(database, quizId, userId, now())
}

async function findVisibleQuiz(database: Queryable, caller: Caller, name: string) {
  const id = await submissions.findQuizId(database, name, mayTakeQuizzes(caller), caller.domainId)
  const quiz = id === null ? null : await findQuiz(database, id)
  if (!quiz) throw partNotFound({ kind: 'quiz', id: name })
  return quiz
}

function toKeyedQuestion({ id, type, answers }: ReadQuestion): KeyedQuestion {
  const keyed = answers.map(({ otherFields, ...answer }) => ({
    ...answer,
    otherTexts: Object.values(readTexts(otherFields)),
  }))
  return { id, type, answers: keyed }
}

function presentAttempts(quiz: QuizRow, caller: Caller, used: number) {
  const attemptsLeft = Math.max(0, readAttemptsAllowed(quiz.attemptsAllowed) - used)
  return { attemptsUsed: used, attemptsLeft: caller.testStudent ? null : attemptsLeft }
}

/**
 * Returns the details that a submission reveals. Practice is free, so it reveals only the score while attempts are left,
 * and then nothing about questions without an answer. The test student has no attempts (`attemptsLeft` is null), and
 * anybody can be it, so its keys are for the author to show.
 */
function chooseRevealed(quiz: QuizRow, showsAll: boolean, attemptsLeft: number | null): Revealed {
  if (showsAll) return { questions: true, feedback: 'of all questions', keys: true }
  const isTestStudent = attemptsLeft === null
  const keys = isTestStudent ? quiz.showsAnswersToTestStudent : true
  return { questions: isTestStudent || attemptsLeft === 0, feedback: 'of answered questions', keys }
}

function refuseFurtherAttempts(quiz: QuizRow, used: number): void {
  const allowed = readAttemptsAllowed(quiz.attemptsAllowed)
  if (used < allowed) return
  const attempts =
    allowed === 1
      ? 'The one attempt at this quiz has been used.'
      : `All ${allowed} attempts at this quiz have been used.`
  throw new ApiFailure('no-attempts-left', `${attempts} Practise it, or ask its author for another.`)
}
