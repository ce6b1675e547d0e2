import { isApiFailure, type KeyStorage, type SessionKeeper } from '@lectern/api-client/session'
import { useListBooksQuery, type BookSummary } from '@lectern/api-client/main/library'
import { bookKinds } from '@lectern/core/book'
import { libraryMessages } from '@lectern/messages'
import {
  AppShell,
  Banner,
  Button,
  ButtonLink,
  EmptyState,
  Inline,
  LocaleToggle,
  ThemeToggle,
  useLocale,
  useTranslate,
  Wordmark,
} from '@lectern/ui'
import { Pencil, Search } from '@lectern/ui/icons'
import { media } from '@lectern/ui/tokens'
import {
  type ComponentType,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { LibraryAccount } from '../account/library-account'
import type { AddressBar } from '../address/address-bar'
import { changeAddress } from '../address/change-address'
import { readAddress } from '../address/read-address'
import { listLanguages } from '../language/list-languages'
import { KindFilter, LibraryScreen, sortBooks, SortField, type LibraryBook, type LibraryState } from '../library'
import { useMediaQuery } from '../screen-layout/use-media-query'
import { readStoredPlace, type StoredPlace } from '../store/stored-place'
import { ContinueReading } from '../recent-books/continue-reading'
import type { BatchedLibraryProps } from './batched-library'
import { useDocumentTitle } from './use-document-title'
import * as styles from './library-filters.css'
import { useLibraryFilter, withoutFilter } from './use-library-filter'
import { useRetryOnline } from './use-retry-online'
import { useScreenFocus } from './use-screen-focus'

export interface LibraryPageProps {
  /** Holds the search. Books are opened with the other parameters of the address. */
  readonly bar: AddressBar
  readonly session: SessionKeeper
  /** null for readers who do not author. */
  readonly studioHref: string | null
  /** Holds the last place in each book. */
  readonly storage: KeyStorage
  /** True if this screen replaces another one and must take the focus. */
  readonly takesFocus: boolean
}

/** Books of the first batch. A library that fills it is loaded in batches. */
const BATCH_BOOKS = 48

/** A library of more books than this is sorted. */
const GLANCE_BOOKS = 8

/** The screen of the library, with its header. */
export function LibraryPage(books: LibraryPageProps) {
  const t = useTranslate(libraryMessages)
  // On a phone the bar has no room for the studio, which is in the account's menu there.
  const isNarrow = useMediaQuery(media.mobile)
  return (
    <AppShell
      embed={readAddress(books.bar.search()).isEmbedded}
      header={
        <>
          <Wordmark />
          <Inline gap="xs">
            {books.studioHref !== null && !isNarrow && (
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
                studioHref={isNarrow ? books.studioHref : null}
                isFramed={window.parent !== window}
                onLeft={forgetLoaded}
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

function LibraryBooks({ bar, session, studioHref, storage, takesFocus }: LibraryPageProps) {
  const t = useTranslate(libraryMessages)
  const { locale } = useLocale()
  const search = useSyncExternalStore(bar.subscribe, bar.search)
  const address = useMemo(() => readAddress(search), [search])
  const hrefOf = useCallback(
    (book: number) => `/${changeAddress(search, { book, chapter: null, page: null, ...withoutFilter })}`,
    [search],
  )
  const filter = useLibraryFilter(bar)
  // The order of the address can be changed back, also among few books.
  const [isOpenedSorted] = useState(filter.sort !== 'newest')
  const field = useRef<HTMLDivElement>(null)
  const { data, error, isFetching, refetch } = useListBooksQuery({ limit: BATCH_BOOKS })
  useDocumentTitle(`${t('libraryTitle')} · Lectern`)
  useScreenFocus(takesFocus, 'library')
  const toBook = useCallback(
    (summary: BookSummary) => toLibraryBook(summary, hrefOf(summary.id), readStoredPlace(storage, summary.id)),
    [hrefOf, storage],
  )
  const books = useMemo(() => data?.map(toBook), [data, toBook])
  useRetryOnline(error !== undefined, refetch)
  const isFullBatch = books?.length === BATCH_BOOKS
  const [BatchedLibrary, setBatchedLibrary] = useState<ComponentType<BatchedLibraryProps>>()
  useEffect(() => {
    // If it cannot be loaded, the first batch stays.
    if (isFullBatch)
      import('./batched-library').then((late) => setBatchedLibrary(() => late.BatchedLibrary), console.error)
  }, [isFullBatch])
  const { kind } = filter
  // The titles of one batch among many would be in no order that a reader expects: it stays newest first.
  const sort = isFullBatch ? 'newest' : filter.sort
  const sorted = useMemo(() => books && sortBooks(books, sort, locale), [books, sort, locale])
  const shown = kind === null ? sorted : sorted?.filter(({ kinds }) => kinds.some((each) => each === kind))
  const state: LibraryState =
    shown !== undefined
      ? { kind: 'loaded', books: shown }
      : error === undefined
        ? { kind: 'loading' }
        : { kind: 'failed', message: readMessage(error), isRetrying: isFetching, error }
  const above = (
    <>
      {(address.page ?? address.chapter) !== null && (
        <Banner tone="warning" title={t('libraryNoBook')}>
          {t('libraryNoBookAdvice')}
        </Banner>
      )}
      <ContinueReading session={session} storage={storage} hrefOf={hrefOf} />
    </>
  )
  if (isFullBatch && BatchedLibrary) {
    return <BatchedLibrary firstBatch={books} toBook={toBook} studioHref={studioHref} above={above} filter={filter} />
  }
  const showAll = () => {
    filter.clear()
    // The button disappears, so the focus moves to the filter.
    field.current?.querySelector('select')?.focus()
  }
  const hasKinds = kind !== null || books?.some(({ kinds }) => kinds.length > 0) === true
  const isSortable = books !== undefined && !isFullBatch && (books.length > GLANCE_BOOKS || isOpenedSorted)
  return (
    <LibraryScreen
      state={state}
      studioHref={studioHref}
      above={above}
      onRetry={() => void refetch()}
      search={
        books !== undefined &&
        books.length > 1 &&
        (hasKinds || isSortable) && (
          <div ref={field} className={styles.filters}>
            {hasKinds && <KindFilter kind={kind} onChoose={filter.setKind} />}
            {isSortable && <SortField sort={sort} onChoose={filter.setSort} />}
          </div>
        )
      }
      end={
        shown?.length === 0 &&
        kind !== null && (
          <EmptyState
            icon={Search}
            place="panel"
            title={t('libraryNoKind')}
            action={<Button onClick={showAll}>{t('libraryShowAll')}</Button>}
          >
            {t('libraryNoKindAdvice')}
          </EmptyState>
        )
      }
    />
  )
}

/** Loads the library again, without what was loaded for an account. */
function forgetLoaded(): void {
  window.location.assign('/')
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
    kinds: bookKinds.filter((kind) => summary.kinds?.includes(kind)),
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
