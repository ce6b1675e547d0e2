import { BookQuizzes } from '@lectern/authoring-ui'
import { quizEditorMessages } from '@lectern/messages'
import { AppShell, useTranslate } from '@lectern/ui'
import { useNavigate, useParams } from 'react-router'
import { NotFoundScreen } from '../app/not-found-screen'
import { useStudio } from '../app/studio-context'
import { StudioHeader } from '../app/studio-header'
import { useLeaving } from '../app/use-leave-guard'
import { quizzesPath } from './quizzes-path'
import { readId } from './work-place'

/** Screen at `/studio/books/{id}/quizzes`, and of one quiz below it. */
export function QuizzesScreen() {
  const t = useTranslate(quizEditorMessages)
  const navigate = useNavigate()
  const { session, storage } = useStudio()
  const leaving = useLeaving()
  if (leaving === null) throw new Error('The quizzes are outside of the guard: put them below <AuthorFrame>.')
  const params = useParams()
  const bookId = readId(params['bookId'])
  const quizId = readId(params['quizId'])
  if (bookId === null || (quizId === null && params['quizId'] !== undefined)) return <NotFoundScreen />
  const paths = {
    book: `/studio/books/${bookId}`,
    list: quizzesPath(bookId),
    quiz: (id: number) => `${quizzesPath(bookId)}/${id}`,
  }
  return (
    <AppShell header={<StudioHeader />} width="full">
      <title>{`${t('quizzesTitle')} – Lectern`}</title>
      <BookQuizzes
        session={session}
        storage={storage}
        bookId={bookId}
        quizId={quizId}
        paths={paths}
        onQuiz={(id) => void navigate(paths.quiz(id))}
        onUnsaved={leaving.setUnsaved}
      />
    </AppShell>
  )
}
