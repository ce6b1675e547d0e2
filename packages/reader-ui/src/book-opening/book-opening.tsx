import { readerMessages } from '@lectern/messages'
import { ButtonLink, EmptyState, ErrorState, Skeleton, Spinner, useTranslate } from '@lectern/ui'
import { BookOpenText, CircleHelp, Library, Lock } from '@lectern/ui/icons'
import { nameOpening } from './name-opening'
import type { OpeningFailure } from './opening-failure'
import * as styles from './book-opening.css'

export interface BookOpeningProps {
  /** null while the book is on its way. */
  readonly failure: OpeningFailure | null
  /** What exactly is wrong, for who looks after the server; in place of the usual advice. */
  readonly reason?: string
  /** null inside another site, which has ways of its own. */
  readonly libraryHref: string | null
  readonly onRetry: () => void
}

/** What stands in place of a book until it is open, or when it cannot be opened. */
export function BookOpening({ failure, reason, libraryHref, onRetry }: BookOpeningProps) {
  const t = useTranslate(readerMessages)
  const back = libraryHref !== null && (
    <ButtonLink href={libraryHref} icon={Library} size="l" tone={failure === 'unreachable' ? 'plain' : 'accent'}>
      {t('bookBackToLibrary')}
    </ButtonLink>
  )
  if (failure === null) {
    return (
      <div className={styles.waiting}>
        <div className={styles.page}>
          <Skeleton shape="cover" />
        </div>
        <Spinner label={nameOpening(null, t)} showLabel />
      </div>
    )
  }
  if (failure === 'unreachable') {
    return (
      <div className={styles.failure}>
        <ErrorState
          level={1}
          message={nameOpening(failure, t)}
          advice={reason ?? t('bookFailedAdvice')}
          onRetry={onRetry}
          action={back}
        />
      </div>
    )
  }
  const words = {
    missing: { advice: t('bookMissingAdvice'), icon: CircleHelp },
    'not-allowed': { advice: t('bookNeedsSignInAdvice'), icon: Lock },
    empty: { advice: t('bookEmptyAdvice'), icon: BookOpenText },
  }[failure]
  return (
    <div className={styles.failure}>
      <EmptyState level={failure === 'empty' ? 2 : 1} title={nameOpening(failure, t)} icon={words.icon} action={back}>
        {words.advice}
      </EmptyState>
    </div>
  )
}
