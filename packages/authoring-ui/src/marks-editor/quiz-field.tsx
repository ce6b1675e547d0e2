import { marksEditorMessages } from '@lectern/messages'
import { Button, Inline, Select, Text, useTranslate } from '@lectern/ui'
import { RotateCcw } from '@lectern/ui/icons'

/** The quizzes of the book that a trigger can open. */
export type QuizChoice =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'loaded'; readonly quizzes: readonly { readonly id: string; readonly title: string }[] }

export interface QuizFieldProps {
  /** Null if the trigger opens none. */
  readonly quizId: string | null
  readonly choice: QuizChoice
  readonly onChange: (quizId: string | null) => void
}

/** Chooses the quiz that a trigger opens. */
export function QuizField({ quizId, choice, onChange }: QuizFieldProps) {
  const t = useTranslate(marksEditorMessages)
  const quizzes = choice.kind === 'loaded' ? choice.quizzes : []
  const isListed = quizId === null || quizzes.some(({ id }) => id === quizId)
  const unlisted = choice.kind === 'loaded' ? 'triggerQuizElsewhere' : 'triggerQuizChosen'
  return (
    <>
      <Select
        label={t('triggerQuiz')}
        hint={choice.kind === 'loaded' && quizzes.length === 0 ? t('triggerQuizNoneYet') : undefined}
        error={choice.kind === 'failed' ? t('triggerQuizFailed') : undefined}
        size="s"
        value={quizId ?? ''}
        options={[
          { value: '', label: t('triggerQuizNone') },
          ...quizzes.map(({ id, title }) => ({ value: id, label: title })),
          ...(isListed ? [] : [{ value: quizId, label: t(unlisted, { id: quizId }) }]),
        ]}
        onChange={(value) => onChange(value === '' ? null : value)}
      />
      {choice.kind === 'loading' && (
        <Text size="s" tone="muted" role="status">
          {t('triggerQuizLoading')}
        </Text>
      )}
      {choice.kind === 'failed' && (
        <Inline>
          <Button size="s" icon={RotateCcw} onClick={choice.retry}>
            {t('triggerQuizRetry')}
          </Button>
        </Inline>
      )}
    </>
  )
}
