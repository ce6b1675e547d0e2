import type { SessionKeeper } from '@lectern/api-client/session'
import type { PopupTrigger } from '@lectern/core/book'
import { mapFound } from '../book/map-found'
import type { ReaderBook } from '../book/reader-book'

export interface ListedQuiz {
  readonly id: string
  /** '' for a quiz without a title. */
  readonly title: string
}

/** Loads the quizzes of a book that the reader may see. Rejects if the server cannot be reached. */
export async function loadBookQuizzes(session: SessionKeeper, bookId: number): Promise<readonly ListedQuiz[]> {
  const response = await session.fetch(`${session.baseUrl}/quiz?externalBookId=${bookId}`)
  if (!response.ok) throw new Error(`The server responded with ${response.status}.`)
  const quizzes: unknown = await response.json()
  if (!Array.isArray(quizzes)) throw new TypeError('The response is no list of quizzes.')
  return mapFound(quizzes, (quiz) => readQuiz(quiz, bookId))
}

/** Returns the quizzes that the triggers of the loaded pages name. */
export function listTriggeredQuizzes({ chapters, language }: Pick<ReaderBook, 'chapters' | 'language'>): ListedQuiz[] {
  const triggers = chapters.flatMap(({ pages }) => pages.flatMap(({ popupTriggers }) => popupTriggers))
  const found = new Map(triggers.flatMap((trigger) => readTrigger(trigger, language)))
  return [...found].map(([id, title]) => ({ id, title }))
}

function readTrigger({ haQuizId, title }: PopupTrigger, language: string): [string, string][] {
  if (haQuizId === null || haQuizId === undefined || haQuizId === '') return []
  return [[String(haQuizId), title?.[language] ?? '']]
}

/** Returns null for a quiz of another book, whose external id is this book's id. */
function readQuiz(source: unknown, book: number): ListedQuiz | null {
  const [id, bookId, title]: unknown[] = ['id', 'bookId', 'title'].map((name): unknown =>
    Reflect.get(Object(source), name),
  )
  if (typeof id !== 'number' || bookId !== book || typeof title !== 'string') return null
  return { id: String(id), title }
}
