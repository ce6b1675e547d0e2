import type { NewQuiz, QuizChange, QuizCopy } from '@lectern/contracts/quiz'
import type { z } from 'zod'
import { maySee, requireAuthor } from '../../entities/rights/book-rights'
import { lockBook } from '../../entities/books/books.repository'
import type { Database } from '../../entities/schema/database-handle'
import type { Caller } from '../../entities/rights/caller'
import { readAttemptsAllowed } from './read-attempts-allowed'
import { insertCopiedQuestions } from './insert-questions'
import { insertGivenQuiz } from './insert-quiz'
import { mergeQuizFields } from './merge-quiz-fields'
import { presentQuiz, presentSummary } from './present-quiz'
import { lockQuizForAuthor, partNotFound, requireQuizAuthor } from './quiz-rights'
import * as repository from './quizzes.repository'

export async function listQuizzes(database: Database, caller: Caller | null, externalBookId: string) {
  const quizzes = await repository.listQuizzesOfBook(database, externalBookId, maySee(caller))
  return quizzes.map(({ quiz, questionCount }) => presentSummary(quiz, questionCount))
}

export async function readQuiz(database: Database, caller: Caller, bookId: number, quizId: number) {
  await requireQuizAuthor(database, caller, { kind: 'quiz', id: quizId, bookId })
  return presentExisting(database, quizId)
}

export async function createQuiz(database: Database, caller: Caller, bookId: number, quiz: z.output<typeof NewQuiz>) {
  const quizId = await database.transaction(async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'book', id: bookId })
    await lockBook(transaction, bookId)
    await requireAuthor(transaction, caller, { kind: 'book', id: bookId })
    return insertGivenQuiz(transaction, bookId, quiz)
  })
  return presentExisting(database, quizId)
}

export async function updateQuiz(
  database: Database,
  caller: Caller,
  named: { bookId: number; quizId: number },
  change: z.output<typeof QuizChange>,
) {
  const { bookId, quizId } = named
  await database.transaction(async (transaction) => {
    await lockQuizForAuthor(transaction, caller, { kind: 'quiz', id: quizId, bookId })
    const current = await repository.findQuiz(transaction, quizId)
    const { title, haQuizId, externalBookId, quizType, attemptsAllowed, isOpenBook } = change
    const { showsAnswersToTestStudent } = change
    await repository.changeQuiz(transaction, quizId, {
      ...(title === undefined ? {} : { title }),
      ...(haQuizId === undefined ? {} : { haQuizId }),
      ...(externalBookId === undefined ? {} : { externalBookId }),
      ...(quizType === undefined ? {} : { quizType }),
      ...(attemptsAllowed === undefined ? {} : { attemptsAllowed: readAttemptsAllowed(attemptsAllowed) }),
      ...(isOpenBook === undefined ? {} : { isOpenBook }),
      ...(showsAnswersToTestStudent === undefined ? {} : { showsAnswersToTestStudent }),
      otherFields: mergeQuizFields(change, current?.otherFields),
    })
  })
  return presentExisting(database, quizId)
}

export async function deleteQuiz(database: Database, caller: Caller, bookId: number, quizId: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockQuizForAuthor(transaction, caller, { kind: 'quiz', id: quizId, bookId })
    await repository.deleteQuiz(transaction, quizId)
  })
}

/**
 * Copies a quiz with its questions, within its book or into another one. `haQuizId` stays with the original: the copy is
 * found by its own id.
 */
export async function copyQuiz(
  database: Database,
  caller: Caller,
  { quizId, bookId, title }: z.output<typeof QuizCopy>,
) {
  const copyId = await database.transaction(async (transaction) => {
    const source = await requireQuizAuthor(transaction, caller, { kind: 'quiz', id: quizId })
    const targetId = bookId ?? source.bookId
    await requireAuthor(transaction, caller, { kind: 'book', id: targetId })
    // Sorted, so that two copies in opposite directions cannot deadlock.
    for (const id of [...new Set([source.bookId, targetId])].toSorted((a, b) => a - b)) await lockBook(transaction, id)
    await requireAuthor(transaction, caller, { kind: 'book', id: targetId })
    const original = await repository.findQuiz(transaction, quizId)
    if (!original) throw partNotFound({ kind: 'quiz', id: quizId })
    const isSameBook = targetId === original.bookId
    const { id } = await repository.insertQuiz(transaction, {
      bookId: targetId,
      title: title ?? original.title,
      haQuizId: null,
      externalBookId: isSameBook ? original.externalBookId : null,
      quizType: original.quizType,
      attemptsAllowed: original.attemptsAllowed,
      isOpenBook: original.isOpenBook,
      showsAnswersToTestStudent: original.showsAnswersToTestStudent,
      otherFields: original.otherFields,
    })
    await insertCopiedQuestions(transaction, id, original.questions)
    return id
  })
  return presentExisting(database, copyId)
}

async function presentExisting(database: Database, quizId: number) {
  const quiz = await repository.findQuiz(database, quizId)
  if (!quiz) throw partNotFound({ kind: 'quiz', id: quizId })
  return presentQuiz(quiz)
}
