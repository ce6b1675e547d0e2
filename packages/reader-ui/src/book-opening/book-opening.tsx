import { readerMessages } from '@lectern/messages'
import type { ReactNode } from 'react'
import { ButtonLink, EmptyState, ErrorState, Skeleton, Spinner, useTranslate } from '@lectern/ui'
import { BookOpenText, Library, Lock } from '@lectern/ui/icons'
import * as styles from './book-opening.css'

/** Why a book is not open. `not-allowed`: for others, or for those who are signed in. */
export type OpeningFailure = 'missing' | 'not-allowed' | 'unreachable' | 'empty'

export interface BookOpeningProps {
  /** null while the book is on its way. */
  readonly failure: OpeningFailure | null
  readonly libraryHref: string
  readonly onRetry: () => void
}

/** What stands in place of a book until it is open, or when it cannot be opened. */
export function BookOpening({ failure, libraryHref, onRetry }: BookOpeningProps): ReactNode {
  const t = useTranslate(readerMessages)
  const back = (
    <ButtonLink href={libraryHref} icon={Library}>
      {t('bookBackToLibrary')}
    </ButtonLink>
  )
  if (failure === null) {
    return (
      <div className={styles.waiting}>
        <div className={styles.page}>
          <Skeleton shape="cover" />
        </div>
        <Spinner label={t('bookLoading')} showLabel />
      </div>
    )
  }
  switch (failure) {
    case 'missing':
      return (
        <EmptyState level={1} title={t('bookMissing')} icon={BookOpenText} action={back}>
          {t('bookMissingAdvice')}
        </EmptyState>
      )
    case 'not-allowed':
      return (
        <EmptyState level={1} title={t('bookNeedsSignIn')} icon={Lock} action={back}>
          {t('bookNeedsSignInAdvice')}
        </EmptyState>
      )
    case 'empty':
      return (
        <EmptyState title={t('bookEmpty')} icon={BookOpenText} action={back}>
          {t('bookEmptyAdvice')}
        </EmptyState>
      )
  }
  return (
    <ErrorState level={1} message={t('bookFailed')} advice={t('bookFailedAdvice')} onRetry={onRetry} action={back} />
  )
}
