import { mainApi } from '@lectern/api-client/main'
import type { KeyStorage, SessionKeeper } from '@lectern/api-client/session'
import type { UnsavedWork } from '../connected/unsaved-work'
import type { QuizPaths } from './quiz-paths'
import { QuizListScreen } from './quiz-list-screen'
import { QuizScreen } from './quiz-screen'

export interface BookQuizzesProps {
  readonly session: SessionKeeper
  /** Keeps unsaved changes on this device. */
  readonly storage: KeyStorage
  readonly bookId: number
  /** The quiz that is edited; null for the list. */
  readonly quizId: number | null
  readonly paths: QuizPaths
  /** Goes to a quiz. */
  readonly onQuiz: (quizId: number) => void
  /** Receives the unsaved work whenever it changes; null if everything is saved. */
  readonly onUnsaved: (work: UnsavedWork | null) => void
}

/** The quizzes of a book, or one of them to be edited. */
export function BookQuizzes({ session, storage, bookId, quizId, paths, onQuiz, onUnsaved }: BookQuizzesProps) {
  const { data: book } = mainApi.useGetBookDataQuery({ id: bookId, includeRectData: 'false' })
  const title = book?.bookInfo.title ?? null
  if (quizId === null) return <QuizListScreen bookId={bookId} bookTitle={title} paths={paths} onQuiz={onQuiz} />
  return (
    <QuizScreen
      key={quizId}
      session={session}
      storage={storage}
      bookId={bookId}
      quizId={quizId}
      languages={book?.bookInfo.languages ?? []}
      paths={paths}
      onUnsaved={onUnsaved}
    />
  )
}
