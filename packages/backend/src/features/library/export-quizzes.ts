import { NewQuiz } from '@lectern/contracts/quiz'
import type { Database } from '../../entities/schema/database-handle'
import { presentQuiz } from '../quizzes/present-quiz'
import { readQuizzesOfBook, type ReadQuiz } from '../quizzes/quizzes.repository'
import type { LinkRewriter } from './rewrite-links'
import type { ArchivedBook } from './library-archive'

const ids: ReadonlySet<string> = new Set(['id', 'bookId', 'quizId', 'questionId', 'answerId'])

/** Returns the quizzes of a book with their keys, in the form of the request that creates one. */
export async function exportQuizzes(
  database: Database,
  bookId: number,
  links: LinkRewriter,
): Promise<NonNullable<ArchivedBook['quizzes']>> {
  const quizzes = await readQuizzesOfBook(database, bookId)
  return Promise.all(quizzes.map(async (quiz) => NewQuiz.parse(await links.rewriteFields(withoutIds(quiz)))))
}

function withoutIds(quiz: ReadQuiz): Record<string, unknown> {
  const { questions, ...fields } = presentQuiz(quiz)
  const media = (all: object[]) => all.map(dropIds)
  return {
    ...dropIds(fields),
    externalBookId: quiz.externalBookId,
    questions: questions.map((question) => ({
      ...dropIds(question),
      media: media(question.media),
      answers: question.answers.map((answer) => ({ ...dropIds(answer), media: media(answer.media) })),
    })),
  }
}

function dropIds(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !ids.has(name)))
}
