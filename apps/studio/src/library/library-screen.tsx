import { mainApi, type BookSummary } from '@lectern/api-client/main'
import { isApiFailure } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import {
  AppShell,
  Button,
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  Inline,
  Spinner,
  Stack,
  Text,
  useToast,
  useTranslate,
} from '@lectern/ui'
import { ConfirmDialog } from '@lectern/ui/dialogs'
import { FilePlus, Plus } from '@lectern/ui/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { StudioHeader } from '../app/studio-header'
import { BookCard } from './book-card'
import { NewBookDialog } from './new-book-dialog'
import { RenameBookDialog } from './rename-book-dialog'
import { useFocusAfterDeletion } from './use-focus-after-deletion'

/** The library of an author: their books, to open, create, rename and delete. */
export function LibraryScreen() {
  const t = useTranslate(studioMessages)
  const toast = useToast()
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = mainApi.useListBooksQuery(
    { scope: '7' },
    { refetchOnMountOrArgChange: true },
  )
  const [deleteBook, { isLoading: deletingNow }] = mainApi.useDeleteBookMutation()
  const [creating, setCreating] = useState(false)
  const [renaming, setRenaming] = useState<BookSummary | null>(null)
  const [deleting, setDeleting] = useState<BookSummary | null>(null)
  // The dialog still names its book while it fades out.
  const [named, setNamed] = useState(deleting)
  if (deleting !== null && deleting !== named) setNamed(deleting)
  const books = data?.filter((book) => book.canEdit)
  const focusAfter = useFocusAfterDeletion(books)

  const remove = async (book: BookSummary) => {
    try {
      await deleteBook({ id: book.id }).unwrap()
      focusAfter(book)
      toast({ tone: 'success', message: t('libraryDeleted', { title: book.title }) })
    } catch (failure) {
      const reason = isApiFailure(failure) ? failure.msg : String(failure)
      toast({ tone: 'critical', message: t('libraryDeleteFailed', { reason }) })
    }
    setDeleting(null)
  }

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
          <ErrorState
            level={1}
            message={isApiFailure(error) && error.msg !== '' ? error.msg : t('libraryFailed')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )
      ) : books.length === 0 ? (
        <EmptyState level={1} icon={FilePlus} title={t('libraryEmpty')} action={newBook}>
          {t('libraryEmptyLead')}
        </EmptyState>
      ) : (
        <Stack gap="xl">
          <Inline justify="between" align="end">
            <Stack gap="xs">
              <Heading level={1}>{t('libraryTitle')}</Heading>
              <Text tone="muted">{t('libraryLead', { count: books.length })}</Text>
            </Stack>
            {newBook}
          </Inline>
          <Grid as="ul" columns="narrow">
            {books.map((book) => (
              <BookCard
                key={book.id}
                book={book}
                onRename={() => setRenaming(book)}
                onDelete={() => setDeleting(book)}
                onRead={() => window.location.assign(`/?book=${book.id}`)}
              />
            ))}
          </Grid>
        </Stack>
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
      <ConfirmDialog
        open={deleting !== null}
        dangerous="delete-book"
        busy={deletingNow}
        title={t('libraryDeleteTitle', { title: named?.title ?? '' })}
        confirmLabel={t('libraryDelete')}
        onConfirm={() => deleting !== null && void remove(deleting)}
        onCancel={() => setDeleting(null)}
      >
        {t('libraryDeleteLead')}
      </ConfirmDialog>
    </AppShell>
  )
}
