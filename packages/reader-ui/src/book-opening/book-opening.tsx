import { readerMessages } from '@lectern/messages'
import { ButtonLink, EmptyState, Skeleton, Spinner, useTranslate } from '@lectern/ui'
import { BookOpenText, CircleAlert, Lock } from '@lectern/ui/icons'
import { LateFailure } from '../late-failure/late-failure'
import { describeOpening } from './describe-opening'
import type { OpeningFailure } from './opening-failure'
import * as styles from './book-opening.css'

export interface BookOpeningProps {
  /** null while the book loads. */
  readonly failure: OpeningFailure | null
  /** null inside another site, which has its own navigation. */
  readonly libraryHref: string | null
  readonly onRetry: () => void
  readonly isRetrying?: boolean
  /** Error of the last try. */
  readonly error?: unknown
}

/** Shows a book's loading or error state. */
export function BookOpening({ failure, libraryHref, onRetry, isRetrying, error }: BookOpeningProps) {
  const t = useTranslate(readerMessages)
  const back = libraryHref !== null && (
    <ButtonLink href={libraryHref} size="l" tone={failure === 'unreachable' ? 'plain' : 'accent'}>
      {t('bookBackToLibrary')}
    </ButtonLink>
  )
  if (failure === null) {
    return (
      <div className={styles.waiting}>
        <div className={styles.page}>
          <Skeleton shape="cover" />
        </div>
        <Spinner label={describeOpening(null, t)} showLabel />
      </div>
    )
  }
  if (failure === 'unreachable') {
    return (
      <div className={styles.failure}>
        <LateFailure
          error={error}
          level={1}
          message={describeOpening(failure, t)}
          advice={t('failedAdvice')}
          onRetry={onRetry}
          retrying={isRetrying}
          action={back}
        />
      </div>
    )
  }
  const content = {
    missing: { advice: t('bookMissingAdvice'), icon: CircleAlert },
    'not-allowed': { advice: t('bookNeedsSignInAdvice'), icon: Lock },
    empty: { advice: t('bookEmptyAdvice'), icon: BookOpenText },
  }[failure]
  return (
    <div className={styles.failure}>
      <EmptyState
        level={failure === 'empty' ? 2 : 1}
        title={describeOpening(failure, t)}
        icon={content.icon}
        action={back}
      >
        {content.advice}
      </EmptyState>
    </div>
  )
}
