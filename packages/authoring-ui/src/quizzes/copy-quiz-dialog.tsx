import { useLibrary } from '@lectern/api-client/main/library'
import { quizApi, type QuizSummary } from '@lectern/api-client/quiz'
import { isApiFailure } from '@lectern/api-client/session'
import { quizEditorMessages } from '@lectern/messages'
import { Combobox, TextField, useToast, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import { FormDialog } from '../form-dialog/form-dialog'
import { titleMaximum } from './quiz-limits'

export interface CopyQuizDialogProps {
  /** The quiz to copy; null closes the dialog. */
  readonly quiz: QuizSummary | null
  readonly bookId: number
  readonly onClose: () => void
  /** Called with a copy within this book. */
  readonly onCopiedHere: (quizId: number) => void
}

/** Copies a quiz within its book or to another one. */
export function CopyQuizDialog({ quiz, ...props }: CopyQuizDialogProps) {
  const isOpen = quiz !== null
  // The dialog still names its quiz while it fades out, and each opening starts again.
  const [named, setNamed] = useState({ quiz, isOpen, openings: 0 })
  if (isOpen !== named.isOpen) {
    setNamed({ quiz: quiz ?? named.quiz, isOpen, openings: named.openings + (isOpen ? 1 : 0) })
  }
  return named.quiz && <CopyForm key={named.openings} {...props} open={isOpen} quiz={named.quiz} />
}

interface CopyFormProps extends Omit<CopyQuizDialogProps, 'quiz'> {
  readonly open: boolean
  readonly quiz: QuizSummary
}

function CopyForm({ open, quiz, bookId, onClose, onCopiedHere }: CopyFormProps) {
  const t = useTranslate(quizEditorMessages)
  const toast = useToast()
  const library = useLibrary({ onlyOwnBooks: true })
  const [copyQuiz, { isLoading, error, reset }] = quizApi.useCopyQuizMutation()
  const [target, setTarget] = useState(String(bookId))
  const [title, setTitle] = useState(t('quizCopyName', { title: quiz.title }))
  const name = title.trim()
  const isReady = name !== '' && name.length <= titleMaximum
  const others = (library.books ?? []).filter((book) => book.id !== bookId)
  const close = () => {
    reset()
    onClose()
  }
  const copy = async () => {
    if (!isReady) return
    const { data } = await copyQuiz({ quizCopy: { quizId: quiz.id, bookId: Number(target), title: name } })
    if (data === undefined) return
    close()
    toast({ tone: 'success', message: t('quizCopied', { title: quiz.title }) })
    if (data.bookId === bookId) onCopiedHere(data.id)
  }
  return (
    <FormDialog
      open={open}
      title={t('quizCopyTitle', { title: quiz.title })}
      description={t('quizCopyTargetHint')}
      submitLabel={t('quizCopySubmit')}
      busy={isLoading}
      ready={isReady}
      onSubmit={copy}
      onClose={close}
    >
      <TextField
        label={t('quizTitleLabel')}
        value={title}
        dir="auto"
        maximum={titleMaximum}
        error={error === undefined ? undefined : (isApiFailure(error) && error.msg) || t('quizActionFailed')}
        onChange={setTitle}
      />
      <Combobox
        label={t('quizCopyTarget')}
        value={target}
        options={[
          { value: String(bookId), label: t('quizCopyHere') },
          ...others.map((book) => ({ value: String(book.id), label: book.title })),
        ]}
        onChange={(next) => next !== null && setTarget(next)}
      />
    </FormDialog>
  )
}
