import type { SessionKeeper } from '@lectern/api-client/session'
import type { PopupTrigger } from '@lectern/core/book'
import { mapFound } from '../book/map-found'
import type { ReaderBook } from '../book/reader-book'
import { pickQuizTitle } from './pick-quiz-text'

export interface ListedQuiz {
  readonly id: string
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
function readQuiz(source: unknown, book: number, language: string): ListedQuiz | null {
  const [id, bookId, title, titles]: unknown[] = ['id', 'bookId', 'title', 'titles'].map((name): unknown =>
    Reflect.get(Object(source), name),
  )
  if (typeof id !== 'number' || bookId !== book || typeof title !== 'string') return null
  const named: object = typeof titles === 'object' && titles !== null ? titles : {}
  const byLanguage = Object.keys(named).flatMap((code) => {
    const written: unknown = Reflect.get(named, code)
    return typeof written === 'string' ? [[code, written] as const] : []
  })
  return { id: String(id), title: pickQuizTitle({ title, titles: Object.fromEntries(byLanguage) }, language) }
}
