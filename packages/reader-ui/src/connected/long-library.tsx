import { useLibrary, type BookSummary } from '@lectern/api-client/main/library'
import { isApiFailure } from '@lectern/api-client/session'
import { bookListMessages } from '@lectern/messages'
import { EmptyState, LoadMore, SearchField, useTranslate } from '@lectern/ui'
import { Search } from '@lectern/ui/icons'
import { useMemo, type ReactNode } from 'react'
import { LibraryScreen, type LibraryBook } from '../library'
import { useRetryOnline } from './use-retry-online'

export interface LongLibraryProps {
  /** Shown until the pages are loaded. */
  readonly firstPage: readonly LibraryBook[]
  readonly toBook: (summary: BookSummary) => LibraryBook
  /** null for readers who do not author. */
  readonly studioHref: string | null
  /** Shown above the books: a notice, the books in progress. */
  readonly above: ReactNode
}

/** Shows a library of more books than a page: more of them at its end, and a search. */
export function LongLibrary({ firstPage, toBook, studioHref, above }: LongLibraryProps) {
  const t = useTranslate(bookListMessages)
  const library = useLibrary({ isAuthored: false })
  const books = useMemo(() => library.books?.map(toBook) ?? firstPage, [library.books, toBook, firstPage])
  useRetryOnline(library.end === 'failed', library.loadMore)
  const reason = isApiFailure(library.error) ? library.error.msg : ''
  return (
    <LibraryScreen
      state={{ kind: 'loaded', books }}
      studioHref={studioHref}
      onRetry={library.refetch}
      above={above}
      search={
        <SearchField
          label={t('libraryFind')}
          value={library.text}
          onChange={library.search}
          busy={library.isSearching}
        />
      }
      end={
        books.length === 0 ? (
          <EmptyState icon={Search} place="panel" title={t('libraryNoMatch', { text: library.text })}>
            {t('libraryNoMatchAdvice')}
          </EmptyState>
        ) : (
          <LoadMore
            state={library.books === undefined && library.end === 'done' ? 'loading' : library.end}
            label={t('libraryMore')}
            failure={t('libraryMoreFailed', { reason })}
            doneText={t('libraryAllShown', { count: books.length })}
            onMore={library.loadMore}
          />
        )
      }
    />
  )
}
