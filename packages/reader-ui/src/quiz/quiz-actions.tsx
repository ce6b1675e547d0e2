import { quizMessages } from '@lectern/messages'
import { Button, useTranslate } from '@lectern/ui'
import { keepsAnswers } from './step-quiz'
import type { QuizTaking } from './create-quiz-taking'
import type { TakenQuiz } from './taken-quiz'

export interface QuizActionsProps {
  readonly taken: TakenQuiz
  readonly taking: QuizTaking
  /** Hides the quiz to look in the book; null where the book is visible or must not be. */
  readonly onLook: (() => void) | null
}

/** The buttons below the questions: look in the book, submit, practise, and try again. */
export function QuizActions({ taken, taking, onLook }: QuizActionsProps) {
  const t = useTranslate(quizMessages)
  const { phase, attemptsLeft } = taken
  const look = onLook !== null && (
    <Button tone="quiet" onClick={onLook}>
      {t('quizLookInBook')}
    </Button>
  )
  if (phase.kind === 'graded') {
    return (
      <>
        {look}
        <Button tone="accent" onClick={() => taking.leaveResults()}>
          {t(keepsAnswers(taken) ? 'quizBack' : attemptsLeft === 0 ? 'quizPractise' : 'quizAgain')}
        </Button>
      </>
    )
  }
  const isBusy = phase.kind === 'sending' || phase.kind === 'waiting'
  const sending = isBusy ? phase.sending : null
  return (
    <>
      {look}
      {attemptsLeft !== null && (
        <Button
          tone={attemptsLeft === 0 ? 'accent' : 'plain'}
          busy={sending?.isPractice === true}
          disabled={sending?.isPractice === false}
          onClick={() => taking.submit(true)}
        >
          {t('quizPractise')}
        </Button>
      )}
      {attemptsLeft !== 0 && (
        <Button
          tone="accent"
          busy={sending?.isPractice === false}
          disabled={sending?.isPractice === true}
          onClick={() => taking.submit(false)}
        >
          {t(phase.kind === 'sending' ? 'quizSubmitting' : 'quizSubmit')}
        </Button>
      )}
    </>
  )
}
