import { quizApi, type QuizSummary } from '@lectern/api-client/quiz'
import { useRetry } from '@lectern/api-client/retry'
import { isApiFailure } from '@lectern/api-client/session'
import { quizEditorMessages } from '@lectern/messages'
import {
  Button,
  EmptyState,
  Heading,
  Inline,
  LoadFailure,
  ReturnLink,
  RowLink,
  RowList,
  useTranslate,
} from '@lectern/ui'
import { CircleHelp, Copy, Plus, Trash2 } from '@lectern/ui/icons'
import { Menu } from '@lectern/ui/menu'
import { useState } from 'react'
import { Waiting } from '../desk-screen/waiting'
import type { QuizPaths } from './quiz-paths'
import { CopyQuizDialog } from './copy-quiz-dialog'
import { DeleteQuizDialog } from './delete-quiz-dialog'
import { NewQuizDialog } from './new-quiz-dialog'
import * as styles from './quizzes.css'

export interface QuizListScreenProps {
  readonly bookId: number
  /** null until it is loaded. */
  readonly bookTitle: string | null
  readonly paths: QuizPaths
  readonly onQuiz: (quizId: number) => void
}

/** The list of a book's quizzes. */
export function QuizListScreen({ bookId, bookTitle, paths, onQuiz }: QuizListScreenProps) {
  const t = useTranslate(quizEditorMessages)
  const [isCreating, setCreating] = useState(false)
  const { data, error, isFetching, refetch } = quizApi.useListQuizzesQuery(
    { externalBookId: String(bookId) },
    { refetchOnMountOrArgChange: true },
  )
  const retry = useRetry({ error: data === undefined ? error : undefined, isTrying: isFetching, tryAgain: refetch })
  // Quizzes of other books may name this one as theirs in another system.
  const quizzes = data?.filter((quiz) => quiz.bookId === bookId)
  const add = (
    <Button tone="accent" icon={Plus} onClick={() => setCreating(true)}>
      {t('quizNew')}
    </Button>
  )
  return (
    <div className={styles.screen}>
      <ReturnLink href={paths.book} label={t('quizzesBack')}>
        {t('quizzesBackShort')}
      </ReturnLink>
      <Inline justify="between" align="center">
        <Heading level={1} size="xl">
          {bookTitle === null ? t('quizzesTitle') : t('quizzesOf', { book: bookTitle })}
        </Heading>
        {quizzes !== undefined && quizzes.length > 0 && add}
      </Inline>
      {quizzes === undefined ? (
        error === undefined ? (
          <Waiting />
        ) : (
          <LoadFailure
            title={t('quizzesFailed')}
            cause={retry.cause}
            reason={isApiFailure(error) ? error.msg : ''}
            pauseSeconds={retry.pauseSeconds}
            retrying={isFetching}
            onRetry={retry.retryNow}
          />
        )
      ) : quizzes.length === 0 ? (
        <EmptyState title={t('quizzesEmpty')} icon={CircleHelp} action={add}>
          {t('quizzesEmptyAdvice')}
        </EmptyState>
      ) : (
        <QuizRows quizzes={quizzes} bookId={bookId} paths={paths} onQuiz={onQuiz} />
      )}
      <NewQuizDialog open={isCreating} bookId={bookId} onClose={() => setCreating(false)} onCreated={onQuiz} />
    </div>
  )
}

interface QuizRowsProps extends Pick<QuizListScreenProps, 'bookId' | 'paths' | 'onQuiz'> {
  readonly quizzes: readonly QuizSummary[]
}

function QuizRows({ quizzes, bookId, paths, onQuiz }: QuizRowsProps) {
  const t = useTranslate(quizEditorMessages)
  const [copied, setCopied] = useState<QuizSummary | null>(null)
  const [deleted, setDeleted] = useState<QuizSummary | null>(null)
  return (
    <>
      <RowList label={t('quizzesTitle')}>
        {quizzes.map((quiz) => (
          <RowLink
            key={quiz.id}
            href={paths.quiz(quiz.id)}
            title={quiz.title}
            detail={`${t('quizQuestionCount', { count: quiz.questionCount })} · ${t('quizAttemptCount', { count: quiz.attemptsAllowed })}`}
            tail={
              <Menu
                look="icon"
                size="s"
                align="end"
                label={t('quizMore', { title: quiz.title })}
                entries={[
                  { label: t('quizCopy'), icon: Copy, onSelect: () => setCopied(quiz) },
                  { label: t('quizDelete'), icon: Trash2, tone: 'critical', onSelect: () => setDeleted(quiz) },
                ]}
              />
            }
          />
        ))}
      </RowList>
      <CopyQuizDialog quiz={copied} bookId={bookId} onClose={() => setCopied(null)} onCopiedHere={onQuiz} />
      <DeleteQuizDialog quiz={deleted} bookId={bookId} onClose={() => setDeleted(null)} />
    </>
  )
}
