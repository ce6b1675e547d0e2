import { mainApi, type BookSummary } from '@lectern/api-client/main'
import { useRetry } from '@lectern/api-client/retry'
import { isApiFailure } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { AppShell, Button, EmptyState, LoadFailure, Spinner, Stack, useTranslate } from '@lectern/ui'
import { FilePlus, Plus } from '@lectern/ui/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { StudioHeader } from '../app/studio-header'
import { DeleteBookDialog } from './delete-book-dialog'
import { LibraryShelf } from './library-shelf'
import { NewBookDialog } from './new-book-dialog'
import { RenameBookDialog } from './rename-book-dialog'
import { useFocusAfterDeletion } from './use-focus-after-deletion'

/** The library of an author: their books, to open, create, rename and delete. */
export function LibraryScreen() {
  const t = useTranslate(studioMessages)
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = mainApi.useListBooksQuery(
    { scope: '7' },
    { refetchOnMountOrArgChange: true },
  )
  const retry = useRetry({ error: data === undefined ? error : undefined, isTrying: isFetching, tryAgain: refetch })
  const [creating, setCreating] = useState(false)
  const [renaming, setRenaming] = useState<BookSummary | null>(null)
  const [deleting, setDeleting] = useState<BookSummary | null>(null)
  const books = data?.filter((book) => book.canEdit)
  const focusAfter = useFocusAfterDeletion(books)

  const newBook = (
    <Button tone="accent" size="l" icon={Plus} onClick={() => setCreating(true)}>
      {t('libraryNew')}
    </Button>
  )
  return (
    <AppShell header={<StudioHeader />}>
      <title>{`${t('libraryTitle')} – Lectern`}</title>
      {books === undefined ? (
        error === undefined ? (
          <Stack align="center">
            <Spinner size="l" />
          </Stack>
        ) : (
          <LoadFailure
            level={1}
            title={t('libraryFailed')}
            cause={retry.cause}
            reason={isApiFailure(error) ? error.msg : ''}
            pauseSeconds={retry.pauseSeconds}
            retrying={isFetching}
            onRetry={retry.retryNow}
          />
        )
      ) : books.length === 0 ? (
        <EmptyState level={1} icon={FilePlus} title={t('libraryEmpty')} action={newBook}>
          {t('libraryEmptyLead')}
        </EmptyState>
      ) : (
        <LibraryShelf books={books} newBook={newBook} onRename={setRenaming} onDelete={setDeleting} />
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
            void refetch()
          }}
        />
      )}
      <DeleteBookDialog book={deleting} onClose={() => setDeleting(null)} onDeleted={focusAfter} />
    </AppShell>
  )
}
