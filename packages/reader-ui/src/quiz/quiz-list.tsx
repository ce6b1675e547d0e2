import { quizMessages } from '@lectern/messages'
import { Button, Heading, useTranslate } from '@lectern/ui'
import { CircleHelp } from '@lectern/ui/icons'
import { useEffect, useState } from 'react'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { selectQuizzes } from './select-quizzes'
import { loadBookQuizzes, type ListedQuiz } from './load-book-quizzes'
import * as styles from './quiz-list.css'

interface QuizListProps extends Pick<ReadingToolsProps, 'book' | 'session'> {
  readonly onOpen: (id: string) => void
}

/**
 * Lists the quizzes of the book for readers of its language; those of the loaded pages if the server cannot be reached. Nothing
 * for a book without one.
 */
export function QuizList({ book, session, onOpen }: QuizListProps) {
  const t = useTranslate(quizMessages)
  const [loaded, setLoaded] = useState<readonly ListedQuiz[] | 'failed' | null>(null)
  const { bookId, language } = book
  useEffect(() => {
    let isGone = false
    loadBookQuizzes(session, bookId, language).then(
      (quizzes) => {
        if (!isGone) setLoaded(quizzes)
      },
      (reason: unknown) => {
        console.warn('The quizzes of the book could not be listed.', reason)
        if (!isGone) setLoaded('failed')
      },
    )
    return () => {
      isGone = true
    }
  }, [session, bookId, language])
  if (loaded === null) return null
  const quizzes = selectQuizzes(loaded === 'failed' ? null : loaded, book)
  if (quizzes.length === 0) return null
  return (
    <nav aria-label={t('quizList')} className={styles.list}>
      <Heading level={3} size="label">
        {t('quizList')}
      </Heading>
      {quizzes.map(({ id, title }) => (
        <Button key={id} tone="quiet" icon={CircleHelp} onClick={() => onOpen(id)}>
          <span dir="auto" className={styles.title}>
            {title.trim() === '' ? t('quizUntitled') : title}
          </span>
        </Button>
      ))}
    </nav>
  )
}
