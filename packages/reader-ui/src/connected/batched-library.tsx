import { useLibrary, type BookSummary } from '@lectern/api-client/main/library'
import { isApiFailure } from '@lectern/api-client/session'
import { bookListMessages, libraryMessages } from '@lectern/messages'
import { Button, EmptyState, LoadMore, SearchField, useLocale, useTranslate } from '@lectern/ui'
import { Search } from '@lectern/ui/icons'
import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react'
import { KindFilter, LibraryScreen, SortField, type LibraryBook } from '../library'
import * as styles from './library-filters.css'
import type { LibraryFilter } from './use-library-filter'
import { useRetryOnline } from './use-retry-online'

export interface BatchedLibraryProps {
  /** Shown until the first request is answered. */
  readonly firstBatch: readonly LibraryBook[]
  readonly toBook: (summary: BookSummary) => LibraryBook
  /** null for readers who do not author. */
  readonly studioHref: string | null
  readonly filter: LibraryFilter
  /** Shown above the books: a notice, the books in progress. */
  readonly above: ReactNode
}

/** Shows a library of more than one batch of books, with a search, an order and a button that loads the next batch. */
export function BatchedLibrary({ firstBatch, toBook, studioHref, above, filter }: BatchedLibraryProps) {
  const t = useTranslate(bookListMessages)
  const tLibrary = useTranslate(libraryMessages)
  const { locale } = useLocale()
  const { text, kind, sort } = filter
  const titleLocale = sort === 'title' ? locale : null
  const library = useLibrary({ onlyOwnBooks: false, kind, titleLocale, ...(text === null ? {} : { startText: text }) })
  const { searched } = library
  const field = useRef<HTMLDivElement>(null)
  const loaded = useMemo(() => library.books?.map(toBook), [library.books, toBook])
  const isFirstBatch = searched === '' && kind === null && sort === 'newest'
  const books = loaded ?? (isFirstBatch ? firstBatch : null)
  const hasFailed = library.error !== undefined && (books === null || library.isChanging)
  const tell = useEffectEvent(() => filter.setText(searched))
  useEffect(() => tell(), [searched])
  useRetryOnline(library.nextBatchState === 'failed', library.loadMore)
  const reason = isApiFailure(library.error) ? library.error.msg : ''
  return (
    <LibraryScreen
      state={
        hasFailed
          ? // Not the books of the former filter under the name of another one.
            { kind: 'failed', message: reason, isRetrying: library.isFetching, error: library.error }
          : books === null
            ? { kind: 'loading' }
            : { kind: 'loaded', books }
      }
      studioHref={studioHref}
      onRetry={library.refetch}
      above={above}
      search={
        <div ref={field} className={styles.filters}>
          <SearchField
            label={t('libraryFind')}
            value={library.text}
            onChange={library.search}
            busy={library.isSearching || (library.isChanging && library.isFetching)}
          />
          <KindFilter kind={kind} onChoose={filter.setKind} />
          <SortField sort={sort} onChoose={filter.setSort} />
        </div>
      }
      end={
        hasFailed ? null : library.books?.length === 0 ? (
          <EmptyState
            icon={Search}
            place="panel"
            title={library.text === '' ? tLibrary('libraryNoKind') : t('libraryNoMatch', { text: library.text })}
            action={
              <Button
                onClick={() => {
                  library.search('')
                  filter.clear()
                  // The button disappears, so the focus moves to the search.
                  field.current?.querySelector('input')?.focus()
                }}
              >
                {tLibrary('libraryShowAll')}
              </Button>
            }
          >
            {library.text === '' ? tLibrary('libraryNoKindAdvice') : t('libraryNoMatchAdvice')}
          </EmptyState>
        ) : (
          <LoadMore
            state={
              library.books === undefined && library.nextBatchState === 'done' ? 'loading' : library.nextBatchState
            }
            label={t('libraryMore')}
            failure={t('libraryMoreFailed', { reason })}
            doneText={books === null ? '' : t('libraryAllShown', { count: books.length })}
            onMore={library.loadMore}
          />
        )
      }
    />
  )
}
