import { quizApi } from '@lectern/api-client/quiz'
import type { MarkInspectorProps } from '../marks-editor/mark-inspector'

/** Returns the quizzes of a book that a trigger can open. They are requested when they are wanted. */
export function useQuizChoice(bookId: number, isWanted: boolean): MarkInspectorProps['quizzes'] {
  const { data, isError, isFetching, refetch } = quizApi.useListQuizzesQuery(
    { externalBookId: String(bookId) },
    { skip: !isWanted, refetchOnMountOrArgChange: true },
  )
  if (data !== undefined) {
    // Quizzes of other books may name this one as theirs in another system.
    const own = data.filter((quiz) => quiz.bookId === bookId)
    return { kind: 'loaded', quizzes: own.map(({ id, title }) => ({ id: String(id), title })) }
  }
  return isError && !isFetching ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' }
}
