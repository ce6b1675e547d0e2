import { isApiFailure, type KeyStorage, type SessionKeeper } from '@lectern/api-client/session'
import { useListBooksQuery, type BookSummary } from '@lectern/api-client/main/reading'
import { libraryMessages } from '@lectern/messages'
import { AppShell, Banner, ButtonLink, Inline, LocaleToggle, ThemeToggle, useTranslate, Wordmark } from '@lectern/ui'
import { Pencil } from '@lectern/ui/icons'
import { type ComponentType, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { LibraryAccount } from '../account/library-account'
import { listLanguages } from '../language/list-languages'
import { LibraryScreen, type LibraryBook, type LibraryState } from '../library'
import { readStoredPlace, type StoredPlace } from '../store/stored-place'
import { ContinueReading } from '../recent-books/continue-reading'
import type { LongLibraryProps } from './long-library'
import { useDocumentTitle } from './use-document-title'
import { useRetryOnline } from './use-retry-online'
import { useScreenFocus } from './use-screen-focus'

export interface LibraryPageProps {
  readonly hrefOf: (bookId: number) => string
  /** In a frame of another site: without the header. */
  readonly isEmbedded: boolean
  /** The address names a page or a chapter, and no book that has it. */
  readonly isBookMissing: boolean
  /** In a frame of a page that is told of navigation: sign-in opens a window of its own. */
  readonly isFramed: boolean
  readonly session: SessionKeeper
  /** Called after the account has left this device: what was loaded for it must be forgotten. */
  readonly onAccountLeft: () => void
  /** null for readers who do not author. */
  readonly studioHref: string | null
  /** Holds the last place in each book. */
  readonly storage: KeyStorage
  /** True if this screen replaces another one and must take the focus. */
  readonly takesFocus: boolean
}

/** Books of the first page. A library that fills it is shown by pages. */
const PAGE_BOOKS = 48

/** The screen of the library, with its header. */
export function LibraryPage({ isEmbedded, isFramed, onAccountLeft, ...books }: LibraryPageProps) {
  const t = useTranslate(libraryMessages)
  return (
    <AppShell
      embed={isEmbedded}
      header={
        <>
          <Wordmark />
          <Inline gap="xs">
            {books.studioHref !== null && (
              <ButtonLink href={books.studioHref} tone="quiet" size="s" icon={Pencil}>
                {t('libraryStudio')}
              </ButtonLink>
            )}
            <LocaleToggle />
            <ThemeToggle />
            <Suspense fallback={null}>
              <LibraryAccount
                session={books.session}
                storage={books.storage}
                isFramed={isFramed}
                onLeft={onAccountLeft}
              />
            </Suspense>
          </Inline>
        </>
      }
    >
      <LibraryBooks {...books} />
    </AppShell>
  )
}

function LibraryBooks({
  hrefOf,
  isBookMissing,
  session,
  studioHref,
  storage,
  takesFocus,
}: Omit<LibraryPageProps, 'isEmbedded' | 'isFramed' | 'onAccountLeft'>) {
  const t = useTranslate(libraryMessages)
  const { data, error, isFetching, refetch } = useListBooksQuery({ limit: PAGE_BOOKS })
  useDocumentTitle(`${t('libraryTitle')} · Lectern`)
  useScreenFocus(takesFocus, 'library')
  const toBook = useCallback(
    (summary: BookSummary) => toLibraryBook(summary, hrefOf(summary.id), readStoredPlace(storage, summary.id)),
    [hrefOf, storage],
  )
  const books = useMemo(() => data?.map(toBook), [data, toBook])
  useRetryOnline(error !== undefined, refetch)
  const isLong = books?.length === PAGE_BOOKS
  const [LongLibrary, setLongLibrary] = useState<ComponentType<LongLibraryProps>>()
  useEffect(() => {
    // Without it, the first page is left.
    if (isLong) import('./long-library').then((late) => setLongLibrary(() => late.LongLibrary), console.error)
  }, [isLong])
  const state: LibraryState =
    books !== undefined
      ? { kind: 'loaded', books }
      : error === undefined
        ? { kind: 'loading' }
        : { kind: 'failed', message: readMessage(error), isRetrying: isFetching, error }
  const above = (
    <>
      {isBookMissing && (
        <Banner tone="warning" title={t('libraryNoBook')}>
          {t('libraryNoBookAdvice')}
        </Banner>
      )}
      <ContinueReading session={session} storage={storage} hrefOf={hrefOf} />
    </>
  )
  if (isLong && LongLibrary) {
    return <LongLibrary firstPage={books} toBook={toBook} studioHref={studioHref} above={above} />
  }
  return <LibraryScreen state={state} studioHref={studioHref} above={above} onRetry={() => void refetch()} />
}

function toLibraryBook(summary: BookSummary, href: string, kept: StoredPlace | null): LibraryBook {
  const pageNumber = kept?.pageNumber ?? null
  return {
    id: summary.id,
    title: summary.title,
    titleLanguage: summary.languages[0] ?? null,
    description: summary.description,
    coverLink: summary.cover_image,
    languages: listLanguages(summary.languages),
    pageCount: summary.pageCount,
    durationSeconds: summary.durationSeconds,
    isPublished: summary.published,
    color: summary.theme_data.primary_color ?? null,
    href,
    keptPage: pageNumber !== null && pageNumber > 1 ? pageNumber : null,
  }
}

function readMessage(error: unknown): string {
  return isApiFailure(error) ? error.msg : ''
}
