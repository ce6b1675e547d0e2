import { useLibrary, type BookSummary } from '@lectern/api-client/main/library'
import { isApiFailure } from '@lectern/api-client/session'
import { bookListMessages } from '@lectern/messages'
import { Button, EmptyState, LoadMore, SearchField, useTranslate } from '@lectern/ui'
import { Search } from '@lectern/ui/icons'
import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react'
import { LibraryScreen, type LibraryBook } from '../library'
import { useRetryOnline } from './use-retry-online'

export interface LongLibraryProps {
  /** Shown until the pages are loaded. */
  readonly firstPage: readonly LibraryBook[]
  readonly toBook: (summary: BookSummary) => LibraryBook
  /** null for readers who do not author. */
  readonly studioHref: string | null
  /** Text of the first search; null for none. */
  readonly startText: string | null
  /** Called with the text that is searched for; empty for none. */
  readonly onSearched: (text: string) => void
  /** Shown above the books: a notice, the books in progress. */
  readonly above: ReactNode
}

/** Shows a library of more books than a page: more of them at its end, and a search. */
export function LongLibrary({ firstPage, toBook, studioHref, above, startText, onSearched }: LongLibraryProps) {
  const t = useTranslate(bookListMessages)
  const library = useLibrary({ isAuthored: false, ...(startText === null ? {} : { startText }) })
  const { searched } = library
  const field = useRef<HTMLDivElement>(null)
  const books = useMemo(
    () => library.books?.map(toBook) ?? (searched === '' ? firstPage : []),
    [library.books, toBook, firstPage, searched],
  )
  const tell = useEffectEvent(() => onSearched(searched))
  useEffect(() => tell(), [searched])
  useRetryOnline(library.end === 'failed', library.loadMore)
  const reason = isApiFailure(library.error) ? library.error.msg : ''
  return (
    <LibraryScreen
      state={{ kind: 'loaded', books }}
      studioHref={studioHref}
      onRetry={library.refetch}
      above={above}
      search={
        <div ref={field}>
          <SearchField
            label={t('libraryFind')}
            value={library.text}
            onChange={library.search}
            busy={library.isSearching}
          />
        </div>
      }
      end={
        library.books?.length === 0 ? (
          <EmptyState
            icon={Search}
            place="panel"
            title={t('libraryNoMatch', { text: library.text })}
            action={
              <Button
                onClick={() => {
                  library.search('')
                  // The button disappears, so the focus moves to the search.
                  field.current?.querySelector('input')?.focus()
                }}
              >
                {t('libraryShowAll')}
              </Button>
            }
          >
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
