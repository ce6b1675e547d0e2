import type { BookSummary } from '@lectern/api-client/main'
import { useRetry } from '@lectern/api-client/retry'
import { studioMessages } from '@lectern/messages'
import { AppShell, Button, EmptyState, Spinner, Stack, useTranslate } from '@lectern/ui'
import { FilePlus, Plus } from '@lectern/ui/icons'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { StudioHeader } from '../app/studio-header'
import { detailsPath } from '../workspace/details-path'
import { DeleteBookDialog } from './delete-book-dialog'
import { DuplicateDialog } from '../sharing/lazy-duplicate-dialog'
import { ShareDialog } from '../sharing/lazy-share-dialog'
import { LibraryEnd } from './library-end'
import { LibraryFailure } from './library-failure'
import { LibraryFilters } from './library-filters'
import { LibraryShelf } from './library-shelf'
import { useLibraryView } from './use-library-view'
import { NewBookDialog } from './new-book-dialog'
import { RenameBookDialog } from './rename-book-dialog'
import { useFocusAfterDeletion } from './use-focus-after-deletion'

/** A shelf of more books than this is searched and sorted. */
const glanceBooks = 8

/** The library of an author: their books, to open, create, rename and delete. */
export function LibraryScreen() {
  const t = useTranslate(studioMessages)
  const navigate = useNavigate()
  const library = useLibraryView()
  const filters = useRef<HTMLDivElement>(null)
  const { books, error, isFetching, refetch } = library
  const failure = books === undefined || library.isChanging ? error : undefined
  const retry = useRetry({ error: failure, isTrying: isFetching, tryAgain: refetch })
  const [creating, setCreating] = useState(false)
  const [renaming, setRenaming] = useState<BookSummary | null>(null)
  const [sharing, setSharing] = useState<BookSummary | null>(null)
  const [duplicating, setDuplicating] = useState<BookSummary | null>(null)
  const [deleting, setDeleting] = useState<BookSummary | null>(null)
  const focusAfter = useFocusAfterDeletion(books)

  const showAll = () => {
    library.clear()
    // The button disappears, so the focus moves to the search.
    filters.current?.querySelector('input')?.focus()
  }
  const newBook = (
    <Button tone="accent" size="l" icon={Plus} onClick={() => setCreating(true)}>
      {t('libraryNew')}
    </Button>
  )
  const tries = { failure, retry, isRetrying: isFetching }
  return (
    <AppShell header={<StudioHeader />}>
      <title>{`${t('libraryTitle')} – Lectern`}</title>
      {books === undefined ? (
        error === undefined ? (
          <Stack align="center">
            <Spinner size="l" />
          </Stack>
        ) : (
          <LibraryFailure level={1} {...tries} />
        )
      ) : books.length === 0 && !library.isNarrowed && !library.isChanging ? (
        <EmptyState level={1} icon={FilePlus} title={t('libraryEmpty')} action={newBook}>
          {t('libraryEmptyLead')}
        </EmptyState>
      ) : (
        <LibraryShelf
          // Not the books of the former view under the name of another one.
          books={failure === undefined ? books : []}
          lead={
            library.isNarrowed || library.isChanging || library.hasMore
              ? null
              : t('libraryLead', { count: books.length })
          }
          search={
            (library.hasMoreThanOneBatch || library.isNarrowed || library.isChanging || books.length > glanceBooks) && (
              <LibraryFilters ref={filters} library={library} />
            )
          }
          end={
            failure === undefined ? (
              <LibraryEnd library={library} count={books.length} onShowAll={showAll} />
            ) : (
              <LibraryFailure level={2} {...tries} />
            )
          }
          newBook={newBook}
          onRename={setRenaming}
          onDetails={(book) => void navigate(detailsPath(book.id))}
          onDelete={setDeleting}
          onShare={setSharing}
          onDuplicate={setDuplicating}
        />
      )}
      <NewBookDialog
        open={creating}
        onClose={() => setCreating(false)}
        onCreated={(id) => void navigate(`/studio/books/${id}`)}
      />
      {renaming !== null && (
        <RenameBookDialog
          book={renaming}
          onClose={() => {
            setRenaming(null)
            refetch()
          }}
        />
      )}
      {sharing !== null && <ShareDialog bookId={sharing.id} onClose={() => setSharing(null)} onUnpublished={refetch} />}
      {duplicating !== null && (
        <DuplicateDialog
          book={duplicating}
          onClose={() => {
            setDuplicating(null)
            refetch()
          }}
          onOpen={(id) => void navigate(`/studio/books/${id}`)}
        />
      )}
      <DeleteBookDialog book={deleting} onClose={() => setDeleting(null)} onDeleted={focusAfter} />
    </AppShell>
  )
}
