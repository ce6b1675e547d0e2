import type { BookSummary } from '@lectern/api-client/main'
import { useLibrary } from '@lectern/api-client/main/library'
import { useRetry } from '@lectern/api-client/retry'
import { isApiFailure } from '@lectern/api-client/session'
import { bookListMessages, studioMessages } from '@lectern/messages'
import {
  AppShell,
  Button,
  EmptyState,
  LoadFailure,
  LoadMore,
  SearchField,
  Spinner,
  Stack,
  useTranslate,
} from '@lectern/ui'
import { FilePlus, Plus, Search } from '@lectern/ui/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { StudioHeader } from '../app/studio-header'
import { detailsPath } from '../workspace/details-path'
import { DeleteBookDialog } from './delete-book-dialog'
import { ShareDialog } from '../sharing/lazy-share-dialog'
import { LibraryShelf } from './library-shelf'
import { NewBookDialog } from './new-book-dialog'
import { RenameBookDialog } from './rename-book-dialog'
import { useFocusAfterDeletion } from './use-focus-after-deletion'

/** The library of an author: their books, to open, create, rename and delete. */
export function LibraryScreen() {
  const t = useTranslate(studioMessages)
  const navigate = useNavigate()
  const l = useTranslate(bookListMessages)
  const library = useLibrary({ isAuthored: true })
  const { books, error, isFetching, refetch } = library
  const retry = useRetry({ error: books === undefined ? error : undefined, isTrying: isFetching, tryAgain: refetch })
  const [creating, setCreating] = useState(false)
  const [renaming, setRenaming] = useState<BookSummary | null>(null)
  const [sharing, setSharing] = useState<BookSummary | null>(null)
  const [deleting, setDeleting] = useState<BookSummary | null>(null)
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
      ) : books.length === 0 && library.searched === '' ? (
        <EmptyState level={1} icon={FilePlus} title={t('libraryEmpty')} action={newBook}>
          {t('libraryEmptyLead')}
        </EmptyState>
      ) : (
        <LibraryShelf
          books={books}
          lead={library.searched !== '' || library.hasMore ? null : t('libraryLead', { count: books.length })}
          search={
            library.isLong && (
              <SearchField
                label={l('libraryFind')}
                value={library.text}
                onChange={library.search}
                busy={library.isSearching}
              />
            )
          }
          end={
            books.length === 0 ? (
              <EmptyState icon={Search} place="panel" title={l('libraryNoMatch', { text: library.text })}>
                {l('libraryNoMatchAdvice')}
              </EmptyState>
            ) : (
              library.isLong && (
                <LoadMore
                  state={library.end}
                  label={l('libraryMore')}
                  failure={l('libraryMoreFailed', { reason: isApiFailure(error) ? error.msg : '' })}
                  doneText={l('libraryAllShown', { count: books.length })}
                  onMore={library.loadMore}
                />
              )
            )
          }
          newBook={newBook}
          onRename={setRenaming}
          onDetails={(book) => void navigate(detailsPath(book.id))}
          onDelete={setDeleting}
          onShare={setSharing}
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
      <DeleteBookDialog book={deleting} onClose={() => setDeleting(null)} onDeleted={focusAfter} />
    </AppShell>
  )
}
