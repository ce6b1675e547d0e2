import type { SessionKeeper } from '@lectern/api-client/session'
import { mapFound } from '../book/map-found'
import { pickQuizTitle } from './pick-quiz-text'

export interface ListedQuiz {
  readonly id: string
  /** The other id that a trigger may name it by; null without one. */
  readonly haQuizId: string | null
  /** '' for a quiz without a title. */
  readonly title: string
}

/** Loads the quizzes of a book that the reader may see, with their titles in a language. Rejects if the server cannot be reached. */
export async function loadBookQuizzes(
  session: SessionKeeper,
  bookId: number,
  language: string,
): Promise<readonly ListedQuiz[]> {
  const response = await session.fetch(`${session.baseUrl}/quiz?externalBookId=${bookId}`)
  if (!response.ok) throw new Error(`The server responded with ${response.status}.`)
  const quizzes: unknown = await response.json()
  if (!Array.isArray(quizzes)) throw new TypeError('The response is no list of quizzes.')
  return mapFound(quizzes, (quiz) => readQuiz(quiz, bookId, language))
}

/** Returns null for a quiz of another book, whose external id is this book's id. */
function readQuiz(source: unknown, book: number, language: string): ListedQuiz | null {
  const [id, bookId, title, titles, haQuizId]: unknown[] = ['id', 'bookId', 'title', 'titles', 'haQuizId'].map(
    (name): unknown => Reflect.get(Object(source), name),
  )
  if (typeof id !== 'number' || bookId !== book || typeof title !== 'string') return null
  const named: object = typeof titles === 'object' && titles !== null ? titles : {}
  const byLanguage = Object.keys(named).flatMap((code) => {
    const written: unknown = Reflect.get(named, code)
    return typeof written === 'string' ? [[code, written] as const] : []
  })
  return {
    id: String(id),
    haQuizId: typeof haQuizId === 'string' ? haQuizId : null,
    title: pickQuizTitle({ title, titles: Object.fromEntries(byLanguage) }, language),
  }
}
