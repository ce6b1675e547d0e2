import { isApiFailure, type SessionKeeper } from '@lectern/api-client/session'
import { useListBooksQuery, type BookSummary } from '@lectern/api-client/main/reading'
import { libraryMessages } from '@lectern/messages'
import { AppShell, ButtonLink, Inline, LocaleToggle, ThemeToggle, useTranslate, Wordmark } from '@lectern/ui'
import { Pencil } from '@lectern/ui/icons'
import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react'
import { listLanguages } from '../language/list-languages'
import { LibraryScreen, type LibraryBook, type LibraryState } from '../library'
import { readStoredPlace, type StoredPlace, type PlaceStorage } from '../store/stored-place'
import { ContinueReading } from '../recent-books/continue-reading'
import type { LongLibraryProps } from './long-library'
import { useDocumentTitle } from './use-document-title'
import { useScreenFocus } from './use-screen-focus'

export interface LibraryPageProps {
  readonly hrefOf: (bookId: number) => string
  /** In a frame of another site: without the header. */
  readonly isEmbedded: boolean
  readonly session: SessionKeeper
  /** null for readers who do not author. */
  readonly studioHref: string | null
  /** Holds the last place in each book. */
  readonly storage: PlaceStorage
  /** True if this screen replaces another one and must take the focus. */
  readonly takesFocus: boolean
}

/** Books of the first page. A library that fills it is shown by pages. */
const PAGE_BOOKS = 48

/** The screen of the library, with its header. */
export function LibraryPage({ isEmbedded, ...books }: LibraryPageProps) {
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
          </Inline>
        </>
      }
    >
      <LibraryBooks {...books} />
    </AppShell>
  )
}

function LibraryBooks({ hrefOf, session, studioHref, storage, takesFocus }: Omit<LibraryPageProps, 'isEmbedded'>) {
  const t = useTranslate(libraryMessages)
  const { data, error, isFetching, refetch } = useListBooksQuery({ limit: PAGE_BOOKS })
  useDocumentTitle(`${t('libraryTitle')} · Lectern`)
  useScreenFocus(takesFocus, 'library')
  const toBook = useCallback(
    (summary: BookSummary) => toLibraryBook(summary, hrefOf(summary.id), readStoredPlace(storage, summary.id)),
    [hrefOf, storage],
  )
  const books = useMemo(() => data?.map(toBook), [data, toBook])
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
  const recent = <ContinueReading session={session} storage={storage} hrefOf={hrefOf} />
  if (isLong && LongLibrary) {
    return <LongLibrary firstPage={books} toBook={toBook} studioHref={studioHref} recent={recent} />
  }
  return <LibraryScreen state={state} studioHref={studioHref} recent={recent} onRetry={() => void refetch()} />
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
