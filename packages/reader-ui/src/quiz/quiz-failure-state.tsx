import type { QuizFailure } from '@lectern/api-client/quiz/taking'
import { quizMessages } from '@lectern/messages'
import { Button, Heading, Text, useTranslate } from '@lectern/ui'
import type { ReactNode } from 'react'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { SignInLink } from '../ways-in/sign-in-link'
import * as styles from './quiz.css'

interface QuizFailureStateProps extends Pick<ReadingToolsProps, 'session' | 'domainId' | 'isFramed'> {
  readonly failure: QuizFailure
  readonly onRetry: () => void
}

/** Tells why a quiz is not open, with a way out. */
export function QuizFailureState({ failure, onRetry, ...signIn }: QuizFailureStateProps) {
  const t = useTranslate(quizMessages)
  const reason = reasons[reasonOf(failure)]
  const actions: Readonly<Record<(typeof reason)['action'], ReactNode>> = {
    none: null,
    'sign-in': <SignInLink {...signIn} size="m" tone="accent" />,
    retry: (
      <Button tone="accent" onClick={onRetry}>
        {t('quizRetry')}
      </Button>
    ),
  }
  return (
    <div role="alert" className={styles.content}>
      <Heading level={3} size="m">
        {t(reason.title)}
      </Heading>
      <Text tone="muted">{t(reason.advice)}</Text>
      <div className={styles.actions}>{actions[reason.action]}</div>
    </div>
  )
}

const reasons = {
  'sign-in-needed': { title: 'quizNeedsSignIn', advice: 'quizNeedsSignInAdvice', action: 'sign-in' },
  'not-offered': { title: 'quizNotOffered', advice: 'quizNotOfferedAdvice', action: 'none' },
  missing: { title: 'quizMissing', advice: 'quizMissingAdvice', action: 'none' },
  failed: { title: 'quizLoadFailed', advice: 'quizLoadFailedAdvice', action: 'retry' },
} as const

function reasonOf({ code, status }: QuizFailure): keyof typeof reasons {
  if (code === 'sign-in-needed' || code === 'session-ended' || status === 401) return 'sign-in-needed'
  if (code === 'not-offered') return 'not-offered'
  return status === 404 || status === 403 ? 'missing' : 'failed'
}
