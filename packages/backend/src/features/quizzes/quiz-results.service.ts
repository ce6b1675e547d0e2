import type { QuizResults } from '@lectern/contracts/quiz'
import type { z } from 'zod'
import type { Caller } from '../../entities/rights/caller'
import type { Database } from '../../entities/schema/database-handle'
import { gradeQuiz, type SelectedAnswer } from './grade-quiz'
import { partNotFound, requireQuizAuthor } from './quiz-rights'
import { findQuiz, type ReadQuiz } from './quizzes.repository'
import { listSubmissions, type ListedSubmission } from './submissions.repository'
import { testStudentEmail } from './test-student'

/** Greatest number of submissions that are answered, the newest ones. */
const submissionLimit = 5000

type Results = z.input<typeof QuizResults>
type Reader = Results['readers'][number]

/** Returns the submissions of a quiz by reader to an author of its book. */
export async function listQuizResults(database: Database, caller: Caller, quizId: number): Promise<Results> {
  await requireQuizAuthor(database, caller, { kind: 'quiz', id: quizId })
  const quiz = await findQuiz(database, quizId)
  if (!quiz) throw partNotFound({ kind: 'quiz', id: quizId })
  const found = await listSubmissions(database, quizId, submissionLimit + 1)
  return { readers: groupByReader(quiz, found.slice(0, submissionLimit)), isCut: found.length > submissionLimit }
}

/** Groups submissions, the newest first, by account, and those of the test student by browser. */
function groupByReader(quiz: ReadQuiz, submissions: readonly ListedSubmission[]): Reader[] {
  const groups = new Map<string, ListedSubmission[]>()
  // From the oldest on, so that a guest keeps the number when others come.
  for (const submission of submissions.toReversed()) {
    const key = isGuest(submission) ? `guest ${submission.browserId ?? submission.id}` : `user ${submission.userId}`
    const group = groups.get(key)
    if (group) group.unshift(submission)
    else groups.set(key, [submission])
  }
  let guests = 0
  return [...groups.values()].flatMap((group) => {
    const [newest] = group
    if (!newest) return []
    if (isGuest(newest)) guests += 1
    return [presentReader(quiz, group, newest, guests)]
  })
}

function presentReader(
  quiz: ReadQuiz,
  group: readonly ListedSubmission[],
  { userId, name, email }: ListedSubmission,
  guestNumber: number,
): Reader {
  const guest = isGuest({ email })
  return {
    userId: guest ? null : userId,
    name: guest ? null : (name ?? email),
    guestNumber: guest ? guestNumber : null,
    attemptsUsed: group.filter(({ isPractice, resetAt }) => !isPractice && resetAt === null).length,
    submissions: group.map((submission) => presentSubmission(quiz, submission)),
  }
}

function presentSubmission(quiz: ReadQuiz, submission: ListedSubmission): Reader['submissions'][number] {
  const { id, createdAt, isPractice, resetAt, score } = submission
  const selected = submission.selectedAnswers.filter(isSelectedAnswer)
  const selectedOf = new Map(selected.map((answer) => [answer.questionId, answer]))
  return {
    submissionId: id,
    submittedAt: createdAt.toISOString(),
    isPractice,
    isReset: resetAt !== null,
    score,
    answers: gradeQuiz(quiz.questions, selected).questions.map(({ questionId, isCorrect }) => {
      const answer = selectedOf.get(questionId)
      return { questionId, answerIds: [...(answer?.answerIds ?? [])], text: answer?.text ?? null, isCorrect }
    }),
  }
}

function isGuest({ email }: Pick<ListedSubmission, 'email'>): boolean {
  return email === testStudentEmail
}

function isSelectedAnswer(value: unknown): value is SelectedAnswer {
  return typeof Reflect.get(Object(value), 'questionId') === 'number'
}
