import { libraryMessages } from '@lectern/messages'
import { ButtonLink, EmptyState, Heading, Skeleton, Text, useTranslate, VisuallyHidden } from '@lectern/ui'
import { Library, Pencil } from '@lectern/ui/icons'
import { LateFailure } from '../late-failure/late-failure'
import { BookCard } from './book-card'
import type { LibraryBook } from './library-book'
import type { ReactNode } from 'react'
import * as styles from './library-screen.css'

export type LibraryState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string; readonly isRetrying: boolean; readonly error?: unknown }
  | { readonly kind: 'loaded'; readonly books: readonly LibraryBook[] }

export interface LibraryScreenProps {
  readonly state: LibraryState
  /** null for readers who do not author. */
  readonly studioHref: string | null
  readonly onRetry: () => void
  /** Shown above all books: a notice, the books in progress. */
  readonly above?: ReactNode
  /** Search, filters and order, before the books. */
  readonly search?: ReactNode
  /** The end of the books, which loads more. */
  readonly end?: ReactNode
}

const GHOSTS = Array.from('abcdef')
/** Up to this many books are shown with their descriptions; more are shown as a grid. */
const FEATURED_BOOKS = 3

/** Shows all books that the reader may open. */
export function LibraryScreen({ state, studioHref, onRetry, above, search, end }: LibraryScreenProps) {
  const t = useTranslate(libraryMessages)
  const studio = studioHref !== null && (
    <ButtonLink href={studioHref} tone="accent" icon={Pencil}>
      {t('libraryOpenStudio')}
    </ButtonLink>
  )
  const books = state.kind === 'loaded' ? state.books : []
  const isFeatured = books.length <= FEATURED_BOOKS
  return (
    <div className={styles.screen}>
      <div className={styles.opening}>
        <Heading level={1} size="display">
          {t('libraryTitle')}
        </Heading>
        {(state.kind === 'loading' || books.length > 0) && (
          <Text tone="muted" size="l">
            {t('libraryWelcome')}
          </Text>
        )}
      </div>
      {above}
      {search}
      {state.kind === 'loading' && (
        <div aria-busy>
          <VisuallyHidden live="polite">{t('libraryLoading')}</VisuallyHidden>
          <div className={styles.shelf} aria-hidden>
            {GHOSTS.map((ghost) => (
              <div key={ghost} className={styles.ghost}>
                <Skeleton shape="cover" />
                <Skeleton lines={2} />
              </div>
            ))}
          </div>
        </div>
      )}
      {state.kind === 'failed' && (
        <LateFailure
          error={state.error}
          title={t('libraryFailed')}
          message={state.message}
          advice={t('failedAdvice')}
          onRetry={onRetry}
          retrying={state.isRetrying}
        />
      )}
      {state.kind === 'loaded' && books.length === 0 && !search && (
        <EmptyState title={t('libraryEmpty')} icon={Library} action={studio || undefined}>
          {studioHref === null ? t('libraryEmptyAdvice') : t('libraryEmptyAuthorAdvice')}
        </EmptyState>
      )}
      {books.length > 0 && (
        <ul className={isFeatured ? styles.featured : styles.shelf}>
          {books.map((book) => (
            <li key={book.id}>
              <BookCard book={book} isFeatured={isFeatured} />
            </li>
          ))}
        </ul>
      )}
      {end}
    </div>
  )
}
